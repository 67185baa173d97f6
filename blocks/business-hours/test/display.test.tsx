import { openEditor, registerBlock } from '../../../tests/js/editor';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import metadata from '../block.json';
import { problemOfDate, readDates, upcoming } from '../dates';
import * as hours from '../index';
import { GERMAN_WEEK, installSite } from './support/site';
import type { HoursAttributes } from '../types';
import type { TestEditor } from '../../../tests/js/editor';

beforeAll( () => registerBlock( metadata, hours.settings ) );

async function open( attributes: object = {} ) {
	const site = installSite();
	const editor = await openEditor(
		`<!-- wp:jetpack/business-hours ${ JSON.stringify( attributes ) } /-->`,
		{ modules: [ hours ] }
	);
	await site.answer( 200, GERMAN_WEEK );
	return editor;
}

const attributesOf = ( editor: TestEditor ) =>
	editor.blocks()[ 0 ]?.attributes as object as HoursAttributes;
const sidebar = () =>
	within( screen.getByRole( 'complementary', { name: 'sidebar' } ) );

describe( 'a day', () => {
	it( 'may be open 24 hours, and take other hours again', async () => {
		const editor = await open();
		await editor.select();
		const monday = within(
			screen.getByRole( 'group', { name: 'Montag' } )
		);
		const always = monday.getByRole( 'checkbox', {
			name: 'Open 24 hours',
		} );
		await userEvent.click( always );
		expect( attributesOf( editor ).days[ 1 ]?.hours ).toEqual( [
			{ opening: '00:00', closing: '00:00' },
		] );
		expect( monday.queryByLabelText( 'Opening' ) ).toBeNull();
		await editor.deselect();
		expect( screen.getByText( 'Open 24 hours' ) ).toBeVisible();
		await editor.select();
		await userEvent.click(
			screen.getByRole( 'checkbox', {
				name: 'Open 24 hours',
				checked: true,
			} )
		);
		expect( attributesOf( editor ).days ).toEqual(
			metadata.attributes.days.default
		);
	} );
} );

describe( 'the sidebar', () => {
	it( 'groups days, changes the clock, and shows whether it is open', async () => {
		const editor = await open();
		await editor.select();
		await userEvent.click(
			sidebar().getByLabelText( 'Group days with the same hours' )
		);
		await userEvent.click(
			sidebar().getByLabelText( 'Show whether you are open now' )
		);
		await userEvent.selectOptions(
			sidebar().getByLabelText( 'Time format' ),
			'24'
		);
		await editor.deselect();
		expect(
			screen
				.getAllByRole( 'term' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Montag – Freitag', 'Samstag – Sonntag' ] );
		expect( screen.getByText( '09:00 - 17:00' ) ).toBeVisible();
		expect( screen.getByText( /^(Open|Closed) now/ ) ).toBeVisible();
		expect( editor.markup() ).toBe(
			'<!-- wp:jetpack/business-hours {"timeFormat":"24","groupDays":true,"showStatus":true} /-->'
		);
	} );

	it( 'takes special dates, and says what is wrong with them', async () => {
		const editor = await open();
		await editor.select();
		await userEvent.click(
			sidebar().getByRole( 'button', { name: 'Add date' } )
		);
		const date = () => within( sidebar().getByRole( 'group' ) );
		expect( date().getByLabelText( 'First day' ) ).toHaveFocus();
		expect( date().queryByText( /^Set a date/ ) ).toBeNull();
		fireEvent.blur( date().getByLabelText( 'First day' ) );
		expect( date().getByText( /^Set a date/ ) ).toBeVisible();
		const type = ( label: string, value: string ) =>
			fireEvent.change( date().getByLabelText( label ), {
				target: { value },
			} );
		type( 'First day', '2096-12-24' );
		type( 'Last day (optional)', '2096-12-20' );
		expect( date().getByText( /before the first/ ) ).toBeVisible();
		type( 'Last day (optional)', '2096-12-26' );
		type( 'Note (optional)', 'Christmas' );
		expect( date().queryByText( /visitors do not see/ ) ).toBeNull();
		expect( attributesOf( editor ).exceptions ).toEqual( [
			{
				from: '2096-12-24',
				to: '2096-12-26',
				hours: [],
				note: 'Christmas',
			},
		] );
		await editor.deselect();
		expect( screen.getByText( /December 24, 2096 – / ) ).toBeVisible();
		expect( screen.getByText( 'Christmas' ) ).toBeVisible();
		await editor.select();
		await userEvent.click(
			date().getByRole( 'button', { name: 'Remove date' } )
		);
		expect(
			sidebar().getByRole( 'button', { name: 'Add date' } )
		).toHaveFocus();
		expect( editor.markup() ).toBe( '<!-- wp:jetpack/business-hours /-->' );
	} );

	it( 'warns of dates that are over', async () => {
		const editor = await open( { exceptions: [ { from: '2001-01-01' } ] } );
		expect( screen.getAllByRole( 'term' ) ).toHaveLength( 7 );
		await editor.select();
		expect( sidebar().getByText( /date has passed/ ) ).toBeVisible();
	} );
} );

describe( 'special dates', () => {
	it.each( [ undefined, null, 'x', 7, [ null ], {} ] )(
		'are none in %j',
		( junk ) => {
			expect( readDates( junk ) ).toEqual( [] );
		}
	);

	it( 'come in order, without those that are no dates', () => {
		const dates = upcoming( [
			{ from: '2096-05-01' },
			{ from: '2096-02-30' },
			{ from: '2096-02-29', to: '', hours: 'x', note: 5 },
			{ from: '2096-02-29', to: '2096-02-01' },
			{ from: 2096 },
		] );
		expect( dates.map( ( { from } ) => from ) ).toEqual( [
			'2096-02-29',
			'2096-05-01',
		] );
		expect( dates[ 0 ] ).toEqual( {
			from: '2096-02-29',
			to: '',
			hours: [],
			note: '',
		} );
		expect( dates.map( problemOfDate ) ).toEqual( [
			undefined,
			undefined,
		] );
	} );
} );
