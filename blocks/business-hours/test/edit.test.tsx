import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPost, registerHours } from './support/editor';
import { GERMAN_WEEK, installSite } from './support/site';
import type { Day } from '../types';
import type { TestEditor } from '../../../tests/js/editor';

beforeAll( registerHours );

const POST = '<!-- wp:jetpack/business-hours /-->';
const MONDAY_ALONE =
	'<!-- wp:jetpack/business-hours {"days":[{"name":"Mon","hours":[{"opening":"10:00","closing":""}]}]} /-->';

const MONDAY_NIGHT =
	'<!-- wp:jetpack/business-hours {"days":[{"name":"Mon","hours":[{"opening":"20:00","closing":"02:00"}]},{"name":"Tue","hours":[{"opening":"01:00","closing":"03:00"}]}]} /-->';

async function open( post = POST, settings?: Record< string, unknown > ) {
	const site = installSite();
	const editor = await openPost( post, { settings } );
	await site.answer( 200, GERMAN_WEEK );
	return editor;
}

function hoursOf( editor: TestEditor, name: string ) {
	const days = editor.blocks()[ 0 ]?.attributes.days as Day[];
	return days.find( ( day ) => day.name === name )?.hours;
}

const day = ( name: string ) => within( screen.getByRole( 'group', { name } ) );
const row = ( name: string ) =>
	within( screen.getByText( name ).parentElement as HTMLElement );

describe( 'the business hours', () => {
	it( 'are a list as on the page until they are selected', async () => {
		const editor = await open();
		expect( screen.getAllByRole( 'term' ) ).toHaveLength( 7 );
		expect( row( 'Montag' ).getByRole( 'definition' ) ).toHaveTextContent(
			'9:00 am - 5:00 pm'
		);
		expect( row( 'Sonntag' ).getByRole( 'definition' ) ).toHaveTextContent(
			'Closed'
		);
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
		expect( editor.markup() ).toBe( POST );
		expect( editor.steps() ).toBe( 0 );
	} );

	it( 'have a row for each day, in the site’s order, when they are selected', async () => {
		const editor = await open();
		await editor.select();
		const rows = screen.getAllByRole( 'group' );
		expect(
			rows.map(
				( element ) => element.querySelector( 'legend' )?.textContent
			)
		).toEqual( [
			'Montag',
			'Dienstag',
			'Mittwoch',
			'Donnerstag',
			'Freitag',
			'Samstag',
			'Sonntag',
		] );
		expect( day( 'Montag' ).getByLabelText( 'Opening' ) ).toHaveValue(
			'09:00'
		);
		expect( day( 'Montag' ).getByLabelText( 'Closing' ) ).toHaveAttribute(
			'type',
			'time'
		);
		expect( editor.markup() ).toBe( POST );
	} );

	it( 'open a day from nine to five and close it again', async () => {
		const editor = await open();
		await editor.select();
		const toggle = day( 'Samstag' ).getByRole( 'checkbox', {
			name: 'Closed',
		} );
		toggle.focus();
		await userEvent.keyboard( ' ' );
		expect( hoursOf( editor, 'Sat' ) ).toEqual( [
			{ opening: '09:00', closing: '17:00' },
		] );
		await userEvent.click(
			day( 'Samstag' ).getByRole( 'checkbox', { name: 'Open' } )
		);
		expect( hoursOf( editor, 'Sat' ) ).toEqual( [] );
		// Back at the default: the comment is empty again.
		expect( editor.markup() ).toBe( POST );
	} );

	it( 'take times, and write nothing else', async () => {
		const editor = await open();
		await editor.select();
		fireEvent.change( day( 'Montag' ).getByLabelText( 'Closing' ), {
			target: { value: '18:30' },
		} );
		expect( hoursOf( editor, 'Mon' ) ).toEqual( [
			{ opening: '09:00', closing: '18:30' },
		] );
		expect( hoursOf( editor, 'Tue' ) ).toEqual( [
			{ opening: '09:00', closing: '17:00' },
		] );
		expect( editor.steps() ).toBe( 1 );
	} );

	it( 'take further hours, and the focus goes to them', async () => {
		const editor = await open();
		await editor.select();
		await userEvent.click(
			day( 'Montag' ).getByRole( 'button', { name: 'Add Hours' } )
		);
		expect( hoursOf( editor, 'Mon' ) ).toEqual( [
			{ opening: '09:00', closing: '17:00' },
			{ opening: '', closing: '' },
		] );
		const [ , second ] = day( 'Montag' ).getAllByLabelText( 'Opening' );
		expect( second ).toHaveFocus();
		// Nobody has had the time to set them.
		expect( day( 'Montag' ).queryByText( /Set both times/ ) ).toBeNull();
		await userEvent.tab();
		expect( day( 'Montag' ).queryByText( /Set both times/ ) ).toBeNull();
		act( () =>
			screen.getByRole( 'button', { name: 'elsewhere' } ).focus()
		);
		expect(
			await day( 'Montag' ).findByText( /Set both times/ )
		).toBeVisible();
	} );

	it( 'say at once when times overlap, and when a night ends on the next day', async () => {
		const editor = await open( MONDAY_NIGHT );
		await editor.select();
		expect( day( 'Montag' ).getByText( 'Next day' ) ).toBeVisible();
		expect( day( 'Dienstag' ).queryByText( 'Next day' ) ).toBeNull();
		expect(
			day( 'Dienstag' ).getByText(
				'These hours overlap the previous night.'
			)
		).toBeVisible();
		await userEvent.click(
			day( 'Montag' ).getByRole( 'button', { name: 'Add Hours' } )
		);
		const second = ( label: string ) =>
			day( 'Montag' ).getAllByLabelText( label )[ 1 ] as HTMLElement;
		fireEvent.change( second( 'Opening' ), { target: { value: '21:00' } } );
		fireEvent.change( second( 'Closing' ), { target: { value: '22:00' } } );
		expect(
			day( 'Montag' ).getByText( 'These hours overlap the ones above.' )
		).toBeVisible();
	} );

	it( 'are copied to all days, or to weekdays', async () => {
		const editor = await open( MONDAY_NIGHT );
		await editor.select();
		const copy = async ( item: string ) => {
			await userEvent.click(
				day( 'Montag' ).getByRole( 'button', {
					name: 'Copy hours of Montag',
				} )
			);
			await userEvent.click(
				await screen.findByRole( 'menuitem', { name: item } )
			);
		};
		await copy( 'Copy to weekdays' );
		expect( hoursOf( editor, 'Fri' ) ).toEqual( hoursOf( editor, 'Mon' ) );
		expect( hoursOf( editor, 'Sat' ) ).toEqual( [] );
		await copy( 'Copy to all days' );
		expect( hoursOf( editor, 'Sun' ) ).toEqual( hoursOf( editor, 'Mon' ) );
	} );

	it( 'lose hours without losing the focus; without any, the day is closed', async () => {
		const editor = await open();
		await editor.select();
		const monday = day( 'Montag' );
		await userEvent.click(
			monday.getByRole( 'button', { name: 'Add Hours' } )
		);
		const remove = () =>
			monday.getAllByRole( 'button', { name: 'Remove Hours' } );
		await userEvent.click( remove()[ 1 ] as HTMLElement );
		expect( hoursOf( editor, 'Mon' ) ).toHaveLength( 1 );
		expect( monday.getByLabelText( 'Opening' ) ).toHaveFocus();
		await userEvent.click( remove()[ 0 ] as HTMLElement );
		expect( hoursOf( editor, 'Mon' ) ).toEqual( [] );
		expect(
			monday.getByRole( 'checkbox', { name: 'Closed' } )
		).toHaveFocus();
	} );

	it( 'say when a time is missing', async () => {
		const editor = await open( MONDAY_ALONE );
		expect( row( 'Montag' ).getByRole( 'definition' ) ).toHaveTextContent(
			'Closed'
		);
		await editor.select();
		expect(
			day( 'Montag' ).getByText( /closing time is missing/ )
		).toBeVisible();
		fireEvent.change( day( 'Montag' ).getByLabelText( 'Closing' ), {
			target: { value: '02:00' },
		} );
		expect( day( 'Montag' ).queryByText( /missing/ ) ).toBeNull();
		expect( hoursOf( editor, 'Sun' ) ).toEqual( [] );
	} );

	it( 'are a list in previews', async () => {
		await open( POST, { isPreviewMode: true } );
		expect( screen.getAllByRole( 'term' ) ).toHaveLength( 7 );
	} );

	it( 'stay a list where the post may not be changed', async () => {
		const editor = await open();
		await editor.select();
		await editor.lock();
		expect( screen.getAllByRole( 'term' ) ).toHaveLength( 7 );
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
	} );
} );
