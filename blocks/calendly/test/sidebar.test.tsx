import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	CALENDAR,
	open,
	preview,
	saved,
	setUp,
	shown,
	sidebar,
} from './support';

beforeAll( setUp );

describe( 'the sidebar', () => {
	it( 'hides the details of the event type', async () => {
		const { editor } = await open( { url: CALENDAR } );
		await editor.select();
		const toggle = sidebar().getByRole( 'checkbox', {
			name: 'Hide event type details',
		} );
		expect( toggle ).not.toBeChecked();
		await userEvent.click( toggle );
		expect( editor.markup() ).toBe(
			saved( { hideEventTypeDetails: true, url: CALENDAR } )
		);
		expect(
			( await shown() ).searchParams.get( 'hide_event_type_details' )
		).toBe( '1' );
	} );

	it( 'makes a button of the calendar, and a calendar again', async () => {
		const { editor } = await open( { url: CALENDAR } );
		await editor.select();
		const radio = ( name: string ) =>
			sidebar().getByRole( 'radio', { name } );
		expect( radio( 'Inline' ) ).toBeChecked();
		await userEvent.click( radio( 'Link' ) );
		expect(
			await screen.findByText( 'Schedule time with me' )
		).toBeVisible();
		expect( screen.queryByTitle( 'Calendly preview' ) ).toBeNull();
		expect( editor.blocks()[ 0 ]?.attributes.style ).toBe( 'link' );
		expect( editor.blocks()[ 0 ]?.innerBlocks[ 0 ]?.attributes.url ).toBe(
			CALENDAR
		);
		await userEvent.click( radio( 'Inline' ) );
		await preview();
		expect( editor.markup() ).toBe( saved( { url: CALENDAR } ) );
	} );

	it.each( [
		[ 'Background color', 'backgroundColor', 'background_color' ],
		[ 'Link and button color', 'primaryColor', 'primary_color' ],
		[ 'Text color', 'textColor', 'text_color' ],
	] )( 'sets the %s', async ( label, attribute, parameter ) => {
		const { editor } = await open( { url: CALENDAR } );
		await editor.select();
		await userEvent.click(
			sidebar().getByRole( 'button', {
				name: new RegExp( `^${ label }` ),
			} )
		);
		// A palette may hold short colors, and clear ones.
		for ( const [ name, color ] of [
			[ 'Night', '112233' ],
			[ 'Sun', 'ffee00' ],
		] ) {
			await userEvent.click(
				await screen.findByRole( 'option', { name } )
			);
			expect( editor.blocks()[ 0 ]?.attributes[ attribute ] ).toBe(
				color
			);
			expect( ( await shown() ).searchParams.get( parameter ) ).toBe(
				color
			);
		}
	} );
} );
