import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	getSections,
	isReachable,
	registerSections,
	SectionScreen,
} from '@slipstream/ui';
import type { Section } from '@slipstream/ui';

const Field = () => <input aria-label="Name" />;

const section = ( id: string, some: Partial< Section > = {} ): Section => ( {
	id,
	title: `The ${ id }`,
	order: 10,
	load: () => Promise.resolve( () => <p>About { id }</p> ),
	...some,
} );

function open( hash: string, sections: readonly Section[] ) {
	window.location.hash = hash;
	render( <SectionScreen label="Sections" sections={ sections } /> );
}

const link = ( name: string ) => screen.getByRole( 'link', { name } );

describe( 'a screen of sections', () => {
	it( 'shows the first, or the one that the address names, and leads to the others', async () => {
		open( '#/', [ section( 'one' ), section( 'two' ) ] );
		expect( await screen.findByText( 'About one' ) ).toBeVisible();
		expect( screen.getByRole( 'heading' ) ).not.toHaveFocus();
		expect( link( 'The one' ) ).toHaveAttribute( 'aria-current', 'page' );
		await userEvent.click( link( 'The two' ) );
		expect( await screen.findByText( 'About two' ) ).toBeVisible();
		expect( screen.getByText( 'About one' ) ).not.toBeVisible();
		expect( screen.getByRole( 'heading' ) ).toHaveTextContent( 'The two' );
		expect( screen.getByRole( 'heading' ) ).toHaveFocus();
		act( () => void ( window.location.hash = '#/one' ) );
		await waitFor( () =>
			expect( screen.getByRole( 'heading' ) ).toHaveTextContent(
				'The one'
			)
		);
	} );

	it( 'links a section to its page of the guide, where there is a guide', async () => {
		const sections = [ section( 'one', { guide: 'forms' } ) ];
		const { rerender } = render(
			<SectionScreen
				label="Sections"
				sections={ sections }
				guideUrl="https://site.test/guide/"
			/>
		);
		expect(
			await screen.findByRole( 'link', { name: /^Guide/ } )
		).toHaveAttribute( 'href', 'https://site.test/guide/forms.html' );
		rerender( <SectionScreen label="Sections" sections={ sections } /> );
		expect( screen.queryByRole( 'link', { name: /^Guide/ } ) ).toBeNull();
	} );

	it( 'lists entries in their order, and makes tabs of what belongs to one', async () => {
		const entry = { title: 'AI', order: 5 };
		open( '#/one', [
			section( 'one' ),
			section( 'two', { entry, tab: 'Second' } ),
			section( 'three', { entry } ),
		] );
		await screen.findByText( 'About one' );
		const linksIn = ( name: string ) =>
			within( screen.getByRole( 'navigation', { name } ) )
				.getAllByRole( 'link' )
				.map( ( { textContent } ) => textContent?.trim() );
		expect( linksIn( 'Sections' ) ).toEqual( [ 'AI', 'The one' ] );
		expect( screen.queryByRole( 'navigation', { name: 'AI' } ) ).toBeNull();
		await userEvent.click( link( 'AI' ) );
		await screen.findByText( 'About two' );
		expect( linksIn( 'AI' ) ).toEqual( [ 'Second', 'The three' ] );
		expect( link( 'AI' ) ).toHaveAttribute( 'aria-current', 'page' );
		await userEvent.click( link( 'The three' ) );
		expect( await screen.findByText( 'About three' ) ).toBeVisible();
		expect( link( 'AI' ) ).toHaveAttribute( 'aria-current', 'page' );
	} );

	it( 'loads a section when it is first shown, and keeps what is typed in it', async () => {
		const load = jest.fn( () => Promise.resolve( Field ) );
		open( '#/one', [ section( 'one' ), section( 'two', { load } ) ] );
		await screen.findByText( 'About one' );
		expect( load ).not.toHaveBeenCalled();
		await userEvent.click( link( 'The two' ) );
		await userEvent.type( await screen.findByLabelText( 'Name' ), 'Ann' );
		await userEvent.click( link( 'The one' ) );
		await userEvent.click( link( 'The two' ) );
		expect( screen.getByLabelText( 'Name' ) ).toHaveValue( 'Ann' );
		expect( load ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'offers a download that failed again', async () => {
		const load = jest
			.fn( () => Promise.resolve( Field ) )
			.mockImplementationOnce( () => Promise.reject( new Error() ) );
		open( '#/one', [ section( 'one', { load } ) ] );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Try again' } )
		);
		expect( await screen.findByLabelText( 'Name' ) ).toBeVisible();
	} );
} );

it( 'sections come in their order, and only for whom they are', () => {
	registerSections( [
		section( 'late', { order: 30 } ),
		section( 'secret', { order: 20, isAvailable: () => false } ),
		section( 'early', { order: 10 } ),
	] );
	expect( getSections().map( ( { id } ) => id ) ).toEqual( [
		'early',
		'late',
	] );
} );

it( 'an address leads somewhere only while its section is shown', () => {
	window.history.replaceState( null, '', '/wp-admin/admin.php?page=here' );
	let isShown = false;
	registerSections( [ section( 'guest', { isAvailable: () => isShown } ) ] );
	const admin = 'http://localhost/wp-admin/';
	expect( isReachable( `${ admin }admin.php?page=here#/guest` ) ).toBe(
		false
	);
	expect( isReachable( '#/guest' ) ).toBe( false );
	isShown = true;
	expect( isReachable( `${ admin }admin.php?page=here#/guest/1` ) ).toBe(
		true
	);
	expect( isReachable( `${ admin }admin.php?page=there#/unknown` ) ).toBe(
		true
	);
	expect( isReachable( `${ admin }plugins.php` ) ).toBe( true );
} );
