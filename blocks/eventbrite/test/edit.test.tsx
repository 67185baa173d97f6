import { screen, within } from '@testing-library/react';
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
import * as button from '../../button';
import buttonMetadata from '../../button/block.json';
import metadata from '../block.json';
import * as block from '../index';
import type { Route } from '../../../tests/js/serve';

beforeAll( () => {
	registerBlock( metadata, block.settings );
	registerBlock( buttonMetadata, button.settings );
	registerParagraph();
} );

const ROUTE = 'wpcom/v2/resolve-redirect';
const LABEL = 'Eventbrite event URL';
const EVENT = 'https://www.eventbrite.com/e/soup-day-987654321';
const MOVED = 'https://www.eventbrite.de/e/suppentag-1122334455';
const SAMPLE = 'https://www.eventbrite.com/e/test-event-tickets-123456789';

const EMPTY = '<!-- wp:jetpack/eventbrite /-->';
const saved = ( url: string, eventId: number ) =>
	`<!-- wp:jetpack/eventbrite ${ JSON.stringify( { url, eventId } ) } -->\n<div class="wp-block-jetpack-eventbrite"><a class="eventbrite__direct-link" href="${ url }">${ url }</a></div>\n<!-- /wp:jetpack/eventbrite -->`;

const open = ( markup = EMPTY ) =>
	openEditor( markup, { modules: [ block, button ] } );
const preview = () => screen.findByTitle( 'Eventbrite preview' );
const leadsTo = ( url: string, status = 200 ): Route => ( {
	body: { url, status },
} );
const refusal = ( status: number ): Route => ( {
	status,
	body: { code: 'http_request_failed', message: 'No.' },
} );

/** The form, with an address submitted; Eventbrite answers the site. */
async function submit( url: string, answer: Route ) {
	const sent = serve( { [ ROUTE ]: () => answer } );
	const editor = await open();
	await submitEmbed( LABEL, url );
	return { editor, sent };
}

describe( 'the form', () => {
	it( 'is empty at first, and asks nobody', async () => {
		const sent = serve( {} );
		const editor = await open();
		expect(
			await screen.findByRole( 'textbox', { name: LABEL } )
		).toHaveValue( '' );
		expect( screen.getByText( 'Eventbrite Checkout' ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: /Learn more about embeds/ } )
		).toBeVisible();
		expect( screen.queryByText( NOT_EMBEDDED ) ).toBeNull();
		expect( editor.markup() ).toBe( EMPTY );
		expect( sent ).toEqual( [] );
	} );

	it( 'says that it is embedding while Eventbrite is asked', async () => {
		let answer: ( response: Response ) => void = () => {};
		serve( {} );
		globalThis.fetch = () =>
			new Promise( ( resolve ) => {
				answer = resolve;
			} );
		await open();
		await submitEmbed( LABEL, EVENT );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Embedding…'
		);
		expect( screen.queryByRole( 'textbox', { name: LABEL } ) ).toBeNull();
		answer( reply( 200, { url: EVENT, status: 200 } ) );
		expect( await preview() ).toBeVisible();
	} );

	it.each( [
		'',
		'soup',
		'https://example.com/e/soup-day-987654321',
		'https://eventbrite.evil.com/e/soup-day-987654321',
	] )( 'refuses %j, and asks nobody', async ( text ) => {
		const { editor, sent } = await submit( text, leadsTo( EVENT ) );
		expect( await findRefusal( NOT_EMBEDDED ) ).toBeVisible();
		expect( screen.getByRole( 'textbox', { name: LABEL } ) ).toHaveValue(
			text
		);
		expect( editor.markup() ).toBe( EMPTY );
		expect( sent ).toEqual( [] );
	} );

	it( 'makes a link of what it refused', async () => {
		const url = 'https://example.com/e/soup-day-987654321';
		const { editor } = await submit( url, leadsTo( EVENT ) );
		await findRefusal( NOT_EMBEDDED );
		expect( await convertToLink( editor ) ).toBe(
			`core/paragraph <a href="${ url }">${ url }</a>`
		);
	} );

	it( 'passes over the sample of Eventbrite’s documents', async () => {
		const { editor, sent } = await submit( SAMPLE, leadsTo( EVENT ) );
		expect(
			await screen.findByRole( 'textbox', { name: LABEL } )
		).toHaveValue( SAMPLE );
		expect( screen.queryByText( NOT_EMBEDDED ) ).toBeNull();
		expect( editor.markup() ).toBe( EMPTY );
		expect( sent ).toEqual( [] );
	} );

	it( 'keeps an event while the sample stands in the field', async () => {
		serve( { [ ROUTE ]: () => leadsTo( EVENT ) } );
		const editor = await open( saved( EVENT, 987654321 ) );
		await editor.select();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Edit URL' } )
		);
		await submitEmbed( LABEL, SAMPLE );
		expect( screen.queryByText( NOT_EMBEDDED ) ).toBeNull();
		expect( editor.markup() ).toBe( saved( EVENT, 987654321 ) );
	} );
} );

describe( 'an address that names its event', () => {
	it( 'is asked for, and stored with the number', async () => {
		const { editor, sent } = await submit( EVENT, leadsTo( EVENT ) );
		await preview();
		expect( editor.markup() ).toBe( saved( EVENT, 987654321 ) );
		expect( sent.map( ( { url } ) => url ) ).toEqual( [
			expect.stringContaining(
				`${ ROUTE }?url=${ encodeURIComponent( EVENT ) }`
			),
		] );
	} );

	it( 'gives way to the event that it leads to', async () => {
		const { editor } = await submit( EVENT, leadsTo( MOVED ) );
		await preview();
		expect( editor.markup() ).toBe( saved( MOVED, 1122334455 ) );
	} );

	it.each( [ 404, 410 ] )(
		'is refused where Eventbrite answers %d',
		async ( status ) => {
			const { editor } = await submit( EVENT, leadsTo( EVENT, status ) );
			expect( await findRefusal( NOT_EMBEDDED ) ).toBeVisible();
			expect( editor.markup() ).toBe( EMPTY );
		}
	);

	it.each( [
		[ 'Eventbrite turns the site away', leadsTo( EVENT, 403 ) ],
		[ 'Eventbrite has had enough', leadsTo( EVENT, 429 ) ],
		[ 'Eventbrite has a fault', leadsTo( EVENT, 503 ) ],
		[ 'a wall answers elsewhere', leadsTo( MOVED, 403 ) ],
		[ 'it leads to no event', leadsTo( 'https://www.eventbrite.com/d/' ) ],
		[ 'it leads to another host', leadsTo( 'https://evil.com/e/a-1' ) ],
		[ 'it leads to the sample', leadsTo( SAMPLE ) ],
		[ 'the site cannot reach Eventbrite', refusal( 400 ) ],
		[ 'the site fails', refusal( 500 ) ],
	] )( 'is kept where %s', async ( _, answer ) => {
		const { editor } = await submit( EVENT, answer );
		await preview();
		expect( editor.markup() ).toBe( saved( EVENT, 987654321 ) );
	} );

	it( 'is kept where the author is offline', async () => {
		serve( {} );
		globalThis.fetch = () => Promise.reject( new TypeError( 'offline' ) );
		const editor = await open();
		await submitEmbed( LABEL, EVENT );
		await preview();
		expect( editor.markup() ).toBe( saved( EVENT, 987654321 ) );
	} );
} );

describe( 'an address that names none', () => {
	const organizer = 'https://soup.eventbrite.com/';

	it( 'is the event that it leads to', async () => {
		const { editor } = await submit( organizer, leadsTo( EVENT ) );
		await preview();
		expect( editor.markup() ).toBe( saved( EVENT, 987654321 ) );
	} );

	it.each( [
		[ 'leads to none', leadsTo( organizer ) ],
		[ 'is refused', leadsTo( EVENT, 403 ) ],
		[ 'cannot be reached', refusal( 400 ) ],
	] )( 'is refused where it %s', async ( _, answer ) => {
		const { editor } = await submit( organizer, answer );
		expect( await findRefusal( NOT_EMBEDDED ) ).toBeVisible();
		expect( editor.markup() ).toBe( EMPTY );
	} );

	it( 'that was pasted is asked for at once', async () => {
		serve( { [ ROUTE ]: () => leadsTo( EVENT ) } );
		const editor = await open(
			`<!-- wp:jetpack/eventbrite {"url":"${ organizer }"} /-->`
		);
		await preview();
		expect( editor.markup() ).toBe( saved( EVENT, 987654321 ) );
	} );
} );

describe( 'an event', () => {
	const sidebar = () =>
		within( screen.getByRole( 'complementary', { name: 'sidebar' } ) );

	it( 'is shown by Eventbrite’s checkout, apart from the editor', async () => {
		const sent = serve( {} );
		await open( saved( EVENT, 987654321 ) );
		const frame = await preview();
		expect( frame ).toHaveAttribute(
			'src',
			'https://www.eventbrite.com/checkout-external?eid=987654321&parent=localhost'
		);
		expect( frame ).toHaveAttribute( 'sandbox' );
		expect( sent ).toEqual( [] );
	} );

	it( 'is edited again: another takes its place, and what fails clears it', async () => {
		let answer = leadsTo( MOVED );
		serve( { [ ROUTE ]: () => answer } );
		const editor = await open( saved( EVENT, 987654321 ) );
		await editor.select();
		const edit = () =>
			userEvent.click(
				screen.getByRole( 'button', { name: 'Edit URL' } )
			);
		await edit();
		expect( screen.getByRole( 'textbox', { name: LABEL } ) ).toHaveValue(
			EVENT
		);
		await submitEmbed( LABEL, MOVED );
		await preview();
		expect( editor.markup() ).toBe( saved( MOVED, 1122334455 ) );
		answer = leadsTo( EVENT, 404 );
		await edit();
		await submitEmbed( LABEL, EVENT );
		expect( await findRefusal( NOT_EMBEDDED ) ).toBeVisible();
		expect( editor.markup() ).toBe( EMPTY );
	} );

	it( 'becomes a button with a modal in the sidebar, and a frame again', async () => {
		serve( {} );
		const editor = await open( saved( EVENT, 987654321 ) );
		await editor.select();
		expect(
			sidebar().getByRole( 'radio', { name: 'In-page Embed' } )
		).toBeChecked();
		await userEvent.click(
			sidebar().getByRole( 'radio', { name: 'Button & Modal' } )
		);
		expect( await screen.findByText( 'Register' ) ).toBeVisible();
		expect( screen.queryByTitle( 'Eventbrite preview' ) ).toBeNull();
		const [ modal ] = editor.blocks();
		expect( modal?.attributes.style ).toBe( 'modal' );
		expect( modal?.innerBlocks[ 0 ] ).toMatchObject( {
			name: 'jetpack/button',
			attributes: {
				element: 'a',
				uniqueId: 'eventbrite-widget-id',
				text: 'Register',
			},
		} );
		await userEvent.click(
			sidebar().getByRole( 'radio', { name: 'In-page Embed' } )
		);
		await preview();
		expect( editor.markup() ).toBe( saved( EVENT, 987654321 ) );
	} );
} );
