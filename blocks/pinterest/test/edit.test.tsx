import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, registerBlock } from '../../../tests/js/editor';
import {
	convertToLink,
	findRefusal,
	NOT_EMBEDDED,
	registerParagraph,
	submitEmbed,
} from '../../../tests/js/embed-form';
import { reply, serve } from '../../../tests/js/serve';
import metadata from '../block.json';
import * as block from '../index';
import type { Route } from '../../../tests/js/serve';

beforeAll( () => {
	registerBlock( metadata, block.settings );
	registerParagraph();
} );

const ROUTE = 'wpcom/v2/resolve-redirect';
const LABEL = 'Pinterest URL';
const PIN = 'https://www.pinterest.com/pin/1234/';

const saved = ( url?: string ) =>
	`<!-- wp:jetpack/pinterest${ url ? ` ${ JSON.stringify( { url } ) }` : '' } -->\n<a class="wp-block-jetpack-pinterest"${ url ? ` href="${ url }">${ url }` : '>' }</a>\n<!-- /wp:jetpack/pinterest -->`;

const open = ( url?: string ) =>
	openEditor( saved( url ), { modules: [ block ] } );
const preview = () => screen.findByTitle( 'Pinterest preview' );
const leadsTo = ( url: string, status = 200 ): Route => ( {
	body: { url, status },
} );

describe( 'the form', () => {
	it( 'is empty at first, and leaves the block empty', async () => {
		const sent = serve( {} );
		const editor = await open();
		const field = await screen.findByRole( 'textbox', { name: LABEL } );
		expect( field ).toHaveValue( '' );
		expect( field ).toHaveAttribute(
			'placeholder',
			'Enter URL to embed here…'
		);
		expect( screen.queryByText( NOT_EMBEDDED ) ).toBeNull();
		expect( editor.blocks()[ 0 ]?.attributes.url ).toBeUndefined();
		expect( sent ).toEqual( [] );
	} );

	it.each( [
		[ PIN, 'embedPin' ],
		[ 'https://pinterest.de/ann/', 'embedUser' ],
		[ 'https://uk.pinterest.co.uk/ann/soup/', 'embedBoard' ],
	] )( 'takes %s, and shows what it is of', async ( url, kind ) => {
		const sent = serve( {} );
		const editor = await open();
		await submitEmbed( LABEL, url );
		const html = ( await preview() ).getAttribute( 'srcdoc' );
		expect( html ).toContain( `data-pin-do="${ kind }" href="${ url }"` );
		expect( editor.markup() ).toBe( saved( url ) );
		expect( sent.map( ( one ) => one.url ) ).toEqual( [
			expect.stringContaining(
				`${ ROUTE }?url=${ encodeURIComponent( url ) }`
			),
		] );
	} );

	it.each( [
		'',
		'pin',
		'https://example.com/pin/1234/',
		'https://pinterest.evil.com/pin/1234/',
		'https://www.pinterest.com/',
		'https://www.pinterest.com/ann/soup/more/',
	] )( 'refuses %j', async ( text ) => {
		serve( {} );
		const editor = await open();
		await submitEmbed( LABEL, text );
		expect( await findRefusal( NOT_EMBEDDED ) ).toBeVisible();
		expect( editor.blocks()[ 0 ]?.attributes.url ).toBeUndefined();
		expect( screen.getByRole( 'textbox', { name: LABEL } ) ).toHaveValue(
			text
		);
		expect(
			screen.queryAllByRole( 'button', { name: 'Convert block to link' } )
		).toHaveLength( text === '' ? 0 : 1 );
	} );

	it.each( [
		[ 404, false ],
		[ 410, false ],
		[ 403, true ],
		[ 503, true ],
	] )( 'of what answers %d takes: %p', async ( status, isTaken ) => {
		serve( { [ ROUTE ]: () => leadsTo( PIN, status ) } );
		const editor = await open();
		await submitEmbed( LABEL, PIN );
		expect(
			await ( isTaken ? preview() : findRefusal( NOT_EMBEDDED ) )
		).toBeVisible();
		expect( editor.blocks()[ 0 ]?.attributes.url ).toBe(
			isTaken ? PIN : undefined
		);
	} );

	it( 'makes a link of what it refused', async () => {
		serve( {} );
		const editor = await open();
		await submitEmbed( LABEL, 'https://www.pinterest.com/' );
		await findRefusal( NOT_EMBEDDED );
		expect( await convertToLink( editor ) ).toBe(
			'core/paragraph <a href="https://www.pinterest.com/">https://www.pinterest.com/</a>'
		);
	} );
} );

describe( 'a short link', () => {
	it( 'is asked for while the block says so, before the type is read', async () => {
		let answer: ( response: Response ) => void = () => {};
		serve( {} );
		const asked: string[] = [];
		globalThis.fetch = ( input ) => {
			asked.push( String( input ) );
			return new Promise( ( resolve ) => {
				answer = resolve;
			} );
		};
		const editor = await open();
		await submitEmbed( LABEL, 'https://pin.it/abc' );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Embedding…'
		);
		expect( screen.queryByRole( 'textbox', { name: LABEL } ) ).toBeNull();
		expect( asked ).toEqual( [
			expect.stringContaining(
				`${ ROUTE }?url=${ encodeURIComponent( 'https://pin.it/abc' ) }`
			),
		] );
		answer( reply( 200, { url: `${ PIN }?x=1`, status: 200 } ) );
		await preview();
		expect( editor.blocks()[ 0 ]?.attributes.url ).toBe( `${ PIN }?x=1` );
	} );

	it( 'that was pasted is asked for once', async () => {
		const sent = serve( { [ ROUTE ]: () => leadsTo( PIN ) } );
		const editor = await open( 'https://pin.it/abc' );
		await preview();
		expect( editor.markup() ).toBe( saved( PIN ) );
		expect( sent ).toHaveLength( 1 );
	} );

	it.each( [
		[ 'is gone', leadsTo( 'https://pin.it/abc', 404 ) ],
		[ 'leads to another host', leadsTo( 'https://example.com/pin/1/' ) ],
		[ 'leads to no pin', leadsTo( 'https://www.pinterest.com/' ) ],
		[ 'leads to another', leadsTo( 'https://pin.it/def' ) ],
		[
			'cannot be opened',
			{
				status: 400,
				body: { code: 'http_request_failed', message: 'No.' },
			},
		],
	] )( 'that %s is refused', async ( _, answer ) => {
		serve( { [ ROUTE ]: () => answer } );
		const editor = await open();
		await submitEmbed( LABEL, 'https://pin.it/abc' );
		expect( await findRefusal( NOT_EMBEDDED ) ).toBeVisible();
		expect( editor.blocks()[ 0 ]?.attributes.url ).toBeUndefined();
	} );
} );

describe( 'a stored address', () => {
	it( 'is edited again, and another takes its place', async () => {
		serve( {} );
		const editor = await open( PIN );
		await editor.select();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Edit URL' } )
		);
		expect( screen.getByRole( 'textbox', { name: LABEL } ) ).toHaveValue(
			PIN
		);
		await submitEmbed( LABEL, 'https://www.pinterest.com/ann/' );
		await preview();
		await waitFor( () =>
			expect( editor.markup() ).toBe(
				saved( 'https://www.pinterest.com/ann/' )
			)
		);
	} );

	it( 'stays when another is refused', async () => {
		serve( {} );
		const editor = await open( PIN );
		await editor.select();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Edit URL' } )
		);
		await submitEmbed( LABEL, 'soup' );
		expect( await findRefusal( NOT_EMBEDDED ) ).toBeVisible();
		expect( editor.markup() ).toBe( saved( PIN ) );
	} );

	it( 'that is none of Pinterest is kept, and said to be wrong', async () => {
		serve( {} );
		const url = 'https://pinterest.evil.com/pin/1/';
		const editor = await open( url );
		expect( await findRefusal( NOT_EMBEDDED ) ).toBeVisible();
		expect( screen.queryByTitle( 'Pinterest preview' ) ).toBeNull();
		expect( editor.markup() ).toBe( saved( url ) );
	} );

	it( 'is shown in a frame without this site’s origin', async () => {
		serve( {} );
		await open( PIN );
		expect( ( await preview() ).getAttribute( 'sandbox' ) ).toBe(
			'allow-scripts allow-popups allow-forms'
		);
	} );
} );
