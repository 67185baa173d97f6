import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	itKeepsThePeerSample,
	openEditor,
	registerBlock,
	roundTrip,
} from '../../../tests/js/editor';
import { serve } from '../../../tests/js/serve';
import metadata from '../block.json';
import { attributesOf, idOf, isShortLink, unknownGif } from '../giphy';
import * as block from '../index';

beforeAll( () => registerBlock( metadata, block.settings ) );

const gif = ( id: string ) => ( {
	id,
	title: `Title ${ id }`,
	embed_url: `https://giphy.com/embed/${ id }`,
	width: 480,
	height: 271,
	preview: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
} );

const open = ( comment = '' ) =>
	openEditor( `<!-- wp:jetpack/gif ${ comment }/-->`, {
		modules: [ block ] as never,
	} );
const search = async ( text: string ) => {
	const user = userEvent.setup();
	const field = screen.getByRole( 'textbox', {
		name: 'Search terms or GIPHY address',
	} );
	await user.clear( field );
	await user.type( field, `${ text }{Enter}` );
	return user;
};

describe( 'saved posts', () => {
	it.each( [
		'<!-- wp:jetpack/gif /-->',
		'<!-- wp:jetpack/gif {"align":"left","caption":"A \\u003cem\\u003ecat\\u003c/em\\u003e","giphyUrl":"https://giphy.com/embed/abc","searchText":"cat","paddingTop":"100%","nobodyKnows":1} /-->',
		'<!-- wp:jetpack/gif {"giphyUrl":"https://giphy.evil.com/embed/abc","alt":"A cat"} /-->',
	] )( 'opens %s valid and saves it unchanged', ( post ) => {
		expect( roundTrip( post ).saved ).toBe( post );
	} );

	itKeepsThePeerSample( 'jetpack/gif' );
} );

describe( 'an address', () => {
	it.each( [
		[ 'https://giphy.com/gifs/funny-cat-abc12', 'abc12' ],
		[ 'https://giphy.com/gifs/abc12', 'abc12' ],
		[ 'http://giphy.com/embed/abc12', 'abc12' ],
		[ 'https://media.giphy.com/media/abc12/giphy.gif', 'abc12' ],
		[ 'https://i.giphy.com/abc12.gif', 'abc12' ],
		[ 'https://giphy.evil.com/gifs/abc12', null ],
		[ 'https://user@giphy.com/gifs/abc12', null ],
		[ 'https://giphy.com/', null ],
		[ 'funny cat', null ],
	] )( '%s has the id %s', ( text, id ) => {
		expect( idOf( text ) ).toBe( id );
	} );

	it( 'is short on one host alone', () => {
		expect( isShortLink( 'https://gph.is/g/abc' ) ).toBe( true );
		expect( isShortLink( 'https://gph.is.evil.com/g/abc' ) ).toBe( false );
	} );

	it( 'has a height of its own where it is known', () => {
		expect( attributesOf( gif( 'a' ) ).paddingTop ).toBe( '56%' );
		expect( attributesOf( unknownGif( 'a' ) ).paddingTop ).toBe( '56.2%' );
	} );
} );

describe( 'the search', () => {
	it( 'takes the first result, and another by its thumbnail', async () => {
		const sent = serve( {
			'slipstream/v1/gifs': () => ( {
				body: { gifs: [ gif( 'a' ), gif( 'b' ) ] },
			} ),
		} );
		const editor = await open();
		await editor.select();
		const user = await search( 'cat' );
		expect( await screen.findByTitle( 'cat' ) ).toHaveAttribute(
			'src',
			'https://giphy.com/embed/a'
		);
		expect( sent[ 0 ]?.url ).toContain( 'search=cat' );
		expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
			searchText: 'cat',
			paddingTop: '56%',
		} );
		await user.click( screen.getByRole( 'button', { name: 'Title b' } ) );
		expect( editor.blocks()[ 0 ]?.attributes.giphyUrl ).toBe(
			'https://giphy.com/embed/b'
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Search for another GIF' } )
		);
		expect(
			screen.getByRole( 'textbox', {
				name: 'Search terms or GIPHY address',
			} )
		).toHaveFocus();
	} );

	it( 'takes an address without a key', async () => {
		serve( {
			'slipstream/v1/gifs': () => ( {
				status: 409,
				body: { code: 'giphy_key_missing', message: 'No key.' },
			} ),
		} );
		const editor = await open();
		await editor.select();
		await search( 'https://giphy.com/gifs/funny-cat-abc12' );
		await waitFor( () =>
			expect( editor.blocks()[ 0 ]?.attributes.giphyUrl ).toBe(
				'https://giphy.com/embed/abc12'
			)
		);
		// An address says nothing to those who do not see it.
		expect( screen.getByTitle( 'GIF' ) ).toBeInTheDocument();
	} );

	it( 'leaves what was said of a GIF when another takes its place', async () => {
		serve( {
			'slipstream/v1/gifs': () => ( {
				body: { gifs: [ gif( 'a' ), gif( 'b' ) ] },
			} ),
		} );
		const editor = await open(
			'{"giphyUrl":"https://giphy.com/embed/a","alt":"A cat falls"} '
		);
		const alt = () => editor.blocks()[ 0 ]?.attributes.alt as unknown;
		await editor.select();
		const user = await search( 'cat' );
		const other = await screen.findByRole( 'button', { name: 'Title b' } );
		expect( alt() ).toBe( 'A cat falls' );
		await user.click( other );
		expect( alt() ).toBeUndefined();
	} );

	it( 'follows a short link', async () => {
		serve( {
			'wpcom/v2/resolve-redirect': () => ( {
				body: { url: 'https://giphy.com/gifs/cat-abc12', status: 200 },
			} ),
			'slipstream/v1/gifs': () => ( {
				body: { gifs: [ gif( 'abc12' ) ] },
			} ),
		} );
		const editor = await open();
		await editor.select();
		await search( 'https://gph.is/g/xyz' );
		await waitFor( () =>
			expect( editor.blocks()[ 0 ]?.attributes.giphyUrl ).toBe(
				'https://giphy.com/embed/abc12'
			)
		);
		expect( editor.blocks()[ 0 ]?.attributes.alt ).toBe( 'Title abc12' );
	} );

	it( 'says that it needs a key, and that nothing was found', async () => {
		let answer: { status?: number; body: object } = {
			status: 409,
			body: {
				code: 'giphy_key_missing',
				message: 'The search needs a GIPHY API key.',
			},
		};
		serve( { 'slipstream/v1/gifs': () => answer } );
		const editor = await open();
		await editor.select();
		await search( 'cat' );
		expect(
			( await screen.findAllByText( /needs a GIPHY API key/ ) )[ 0 ]
		).toBeInTheDocument();
		expect(
			screen.getAllByText( /Ask an administrator/ )[ 0 ]
		).toBeInTheDocument();
		answer = { body: { gifs: [] } };
		await search( 'xyzzy' );
		expect(
			( await screen.findAllByText( 'No GIFs found.' ) )[ 0 ]
		).toBeInTheDocument();
	} );
} );

it( 'shows a picture of its own in a preview, and asks nobody', async () => {
	const sent = serve( {} );
	await openEditor( '<!-- wp:jetpack/gif /-->', {
		modules: [ block ],
		settings: { isPreviewMode: true },
	} );
	await waitFor( () =>
		expect(
			document.querySelectorAll( 'figure img[src^="data:"]' )
		).toHaveLength( 1 )
	);
	expect( document.querySelector( 'iframe, input' ) ).toBeNull();
	expect( sent ).toHaveLength( 0 );
} );
