import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { store as blocksStore } from '@wordpress/blocks';
import { select } from '@wordpress/data';
import { openEditor, registerBlock } from '../../../tests/js/editor';
import { serve } from '../../../tests/js/serve';
import metadata from '../block.json';
import * as block from '../index';
import { isSearch, labelOf, remember, ridOf } from '../restaurants';

beforeAll( () => registerBlock( metadata, block.settings ) );

const ROUTE = 'slipstream/v1/restaurants';

const EMPTY =
	'<!-- wp:jetpack/opentable -->\n<div class="wp-block-jetpack-opentable"></div>\n<!-- /wp:jetpack/opentable -->';
const link = ( rid: string ) => {
	const url = `https://www.opentable.com/restref/client/?rid=${ rid }`;
	return `<a href="${ url }">${ url }</a>`;
};
const saved = ( attributes: { rid: string[]; className?: string } ) =>
	`<!-- wp:jetpack/opentable ${ JSON.stringify( attributes ) } -->\n<div class="wp-block-jetpack-opentable${ attributes.className ? ` ${ attributes.className }` : '' }">${ attributes.rid.map( link ).join( '' ) }</div>\n<!-- /wp:jetpack/opentable -->`;

const restaurants = ( ...all: [ string, string ][] ) => ( {
	body: { restaurants: all.map( ( [ rid, name ] ) => ( { rid, name } ) ) },
} );

const open = ( post = EMPTY ) => openEditor( post, { modules: [ block ] } );
const field = () => screen.findByRole( 'combobox', { name: 'Restaurants' } );
const sidebar = () =>
	within( screen.getByRole( 'complementary', { name: 'sidebar' } ) );

describe( 'labels', () => {
	it( 'have the name, where it is known, and always the number', () => {
		remember( [ { rid: '7', name: 'Bread (12)' } ] );
		expect( labelOf( '7' ) ).toBe( 'Bread (12) (#7)' );
		expect( labelOf( '8' ) ).toBe( '8' );
		expect(
			[ 'Bread (12) (#7)', ' 8 ', 'Bread 8', '' ].map( ridOf )
		).toEqual( [ '7', '8', null, null ] );
		expect(
			[ 'soup', ' s ', '123', 'https://x/?rid=1' ].map( isSearch )
		).toEqual( [ true, false, false, false ] );
	} );
} );

describe( 'the search', () => {
	it( 'is sent at once and twice a second, and several can be chosen', async () => {
		const sent = serve( {
			[ ROUTE ]: () =>
				restaurants( [ '101', 'Soup House' ], [ '102', 'Soup Bar' ] ),
		} );
		const editor = await open();
		const user = userEvent.setup();
		await user.type( await field(), 'soup' );
		expect( screen.getByText( 'Searching…' ) ).toBeVisible();
		await waitFor( () =>
			expect( sent.map( ( { url } ) => url ) ).toEqual( [
				expect.stringMatching( /restaurants\?search=so&/ ),
				expect.stringMatching( /restaurants\?search=soup&/ ),
			] )
		);
		await user.click(
			await screen.findByRole( 'option', { name: 'Soup House (#101)' } )
		);
		await user.type( await field(), 'soup' );
		await user.click(
			await screen.findByRole( 'option', { name: 'Soup Bar (#102)' } )
		);
		await user.type( await field(), '77' );
		await user.click( screen.getByRole( 'button', { name: 'Embed' } ) );
		await waitFor( () =>
			expect( editor.blocks()[ 0 ]?.attributes.rid ).toEqual( [
				'101',
				'102',
				'77',
			] )
		);
		expect( screen.getByTitle( 'OpenTable preview' ) ).toHaveAttribute(
			'src',
			expect.stringContaining( 'type=multi' )
		);
		await editor.select();
		expect(
			sidebar().getAllByText( 'Soup Bar (#102)' )[ 0 ]
		).toBeVisible();
	} );

	it( 'takes the first that was found with Enter, and waits where nothing was found yet', async () => {
		serve( {
			[ ROUTE ]: () =>
				restaurants( [ '101', 'Soup House' ], [ '102', 'Soup Bar' ] ),
		} );
		const editor = await open();
		const user = userEvent.setup();
		await user.type( await field(), '77{Enter}' );
		fireEvent.change( await field(), { target: { value: 'soup' } } );
		fireEvent.keyDown( await field(), { key: 'Enter', code: 'Enter' } );
		expect( editor.blocks()[ 0 ]?.attributes.rid ).toEqual( [] );
		await screen.findByRole( 'option', { name: 'Soup House (#101)' } );
		await user.keyboard( '{Enter}' );
		await user.type( await field(), 'soup' );
		await screen.findByRole( 'option', { name: 'Soup Bar (#102)' } );
		await user.keyboard( '{ArrowDown}{ArrowUp}{Enter}' );
		await user.click( screen.getByRole( 'button', { name: 'Embed' } ) );
		await waitFor( () =>
			expect( editor.blocks()[ 0 ]?.attributes.rid ).toEqual( [
				'77',
				'101',
				'102',
			] )
		);
	} );

	it( 'offers what was found under another spelling', async () => {
		serve( { [ ROUTE ]: () => restaurants( [ '5', 'Café Bär' ] ) } );
		const editor = await open();
		const user = userEvent.setup();
		await user.type( await field(), 'cafe' );
		await user.click(
			await screen.findByRole( 'button', { name: 'Café Bär (#5)' } )
		);
		await user.click( screen.getByRole( 'button', { name: 'Embed' } ) );
		await waitFor( () =>
			expect( editor.blocks()[ 0 ]?.attributes.rid ).toEqual( [ '5' ] )
		);
	} );

	it( 'says that nothing was found, what failed, and that nobody is online', async () => {
		let answer: { status?: number; body: object } = restaurants();
		serve( { [ ROUTE ]: () => answer } );
		await open();
		const user = userEvent.setup();
		await user.type( await field(), 'xyzzy' );
		expect(
			await screen.findByText( /No restaurants found/ )
		).toBeVisible();
		answer = {
			status: 503,
			body: {
				code: 'opentable_unavailable',
				message: 'OpenTable did not respond.',
			},
		};
		await user.type( await field(), 'y' );
		expect(
			await screen.findByText( /OpenTable did not respond/ )
		).toBeVisible();
		const online = jest
			.spyOn( window.navigator, 'onLine', 'get' )
			.mockReturnValue( false );
		await user.type( await field(), 'y' );
		expect( await screen.findByText( /You are offline/ ) ).toBeVisible();
		online.mockRestore();
	} );
} );

describe( 'the field', () => {
	it( 'takes an embed code, with all that it says', async () => {
		serve( {} );
		const editor = await open();
		fireEvent.change( await field(), {
			target: {
				value: "<script type='text/javascript' src='//www.opentable.com/widget/reservation/loader?rid=12&rid=34&type=multi&theme=tall&lang=de-DE'></script>",
			},
		} );
		fireEvent.keyDown( await field(), { key: 'Enter', code: 'Enter' } );
		await waitFor( () =>
			expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
				rid: [ '12', '34' ],
				style: 'tall',
				className: 'is-style-tall',
				lang: 'de-DE',
			} )
		);
	} );

	it( 'refuses what is neither, and offers a link', async () => {
		serve( { [ ROUTE ]: () => restaurants() } );
		await open();
		const user = userEvent.setup();
		await user.type( await field(), 'https://example.com/soup' );
		await user.click( screen.getByRole( 'button', { name: 'Embed' } ) );
		expect(
			(
				await screen.findAllByText( /make sure that the code matches/ )
			)[ 0 ]
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Convert block to link' } )
		).toBeVisible();
	} );
} );

describe( 'the list of styles', () => {
	const names = () =>
		select( blocksStore )
			.getBlockStyles( metadata.name )
			.map( ( { name } ) => name );

	it( 'has the button for one restaurant alone', async () => {
		serve( {} );
		const editor = await open( saved( { rid: [ '12', '34' ] } ) );
		expect( names() ).toContain( 'button' );
		await editor.select();
		expect( names() ).toEqual( [ 'standard', 'tall', 'wide' ] );
		await editor.deselect();
		expect( names() ).toEqual( [ 'standard', 'tall', 'wide', 'button' ] );
		await editor.act( ( actions ) => {
			void actions.updateBlockAttributes(
				editor.blocks()[ 0 ]?.clientId ?? '',
				{ rid: [ '12' ] }
			);
		} );
		await editor.select();
		expect( names() ).toContain( 'button' );
	} );
} );

describe( 'several restaurants', () => {
	it( 'lose the button style, which is for one', async () => {
		serve( {} );
		const editor = await open(
			saved( { rid: [ '12' ], className: 'is-style-button' } )
		);
		await editor.select();
		const input = sidebar().getByRole( 'combobox', {
			name: 'Restaurants',
		} );
		await userEvent.type( input, '34{Enter}' );
		await waitFor( () =>
			expect( editor.markup() ).toBe( saved( { rid: [ '12', '34' ] } ) )
		);
	} );

	it( 'that came with it stay as they are until something is changed', async () => {
		serve( {} );
		const post = saved( {
			rid: [ '1', '2' ],
			className: 'is-style-button',
		} );
		const editor = await open( post );
		expect(
			await screen.findByTitle( 'OpenTable preview' )
		).toHaveAttribute( 'src', expect.stringContaining( 'theme=standard' ) );
		expect( editor.markup() ).toBe( post );
	} );

	it( 'in the wide style are warned of a narrow place, but not the sample', async () => {
		serve( {} );
		const editor = await open(
			saved( { rid: [ '1', '2' ], className: 'is-style-wide' } )
		);
		await editor.select();
		expect(
			sidebar().getAllByText(
				/wide style only fits with wide or full alignment/
			)[ 0 ]
		).toBeVisible();
	} );

	it( 'is not said of the sample', async () => {
		serve( {} );
		const editor = await open(
			saved( { rid: [ '1' ], className: 'is-style-wide' } )
		);
		await editor.select();
		expect( sidebar().queryByText( /wide style only fits/ ) ).toBeNull();
	} );
} );
