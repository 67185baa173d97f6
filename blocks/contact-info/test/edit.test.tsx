import { openEditor, registerBlock } from '../../../tests/js/editor';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import addressData from '../../address/block.json';
import * as address from '../../address/index';
import emailData from '../../email/block.json';
import * as email from '../../email/index';
import phoneData from '../../phone/block.json';
import * as phone from '../../phone/index';
import contactData from '../block.json';
import * as contact from '../index';
import type { TestEditor } from '../../../tests/js/editor';

const modules = [ email, phone, address, contact ];

beforeAll( () => {
	registerBlock( emailData, email.settings );
	registerBlock( phoneData, phone.settings );
	registerBlock( addressData, address.settings );
	registerBlock( contactData, contact.settings );
} );

const NOTHING = {
	email: '',
	phone: '',
	address: '',
	addressLine2: '',
	addressLine3: '',
	city: '',
	region: '',
	postal: '',
	country: '',
};
let stored = { ...NOTHING };
let sent: unknown[] = [];

/** A site whose settings the author may change. */
function installSite() {
	window.slipstreamSettings = { restRoot: 'https://example.org/wp-json/' };
	const answer = ( body: unknown, status = 200 ) =>
		( {
			ok: status < 400,
			status,
			headers: new Headers( {
				'Content-Type': 'application/json',
				Allow: 'GET, POST, PUT, PATCH',
			} ),
			text: async () => JSON.stringify( body ),
			json: async () => body,
		} ) as Response;
	globalThis.fetch = async ( input, init ) => {
		const path = decodeURIComponent( String( input ) );
		if ( ! path.includes( '/wp/v2/settings' ) ) {
			return answer( path.includes( '/wp/v2/types' ) ? {} : [] );
		}
		if ( init?.method === 'POST' || init?.method === 'PUT' ) {
			const body = JSON.parse( String( init.body ) ) as {
				slipstream_contact: typeof stored;
			};
			sent.push( body );
			stored = body.slipstream_contact;
		}
		return answer( { slipstream_contact: stored } );
	};
}

beforeEach( () => {
	stored = { ...NOTHING };
	sent = [];
	installSite();
} );

/** Opens contact details and selects one of the children. */
async function open( inside: string, select = true ) {
	// All of it, as the children of an empty block come a moment later.
	const editor = await act( () =>
		openEditor(
			`<!-- wp:jetpack/contact-info -->\n<div class="wp-block-jetpack-contact-info">${ inside }</div>\n<!-- /wp:jetpack/contact-info -->`,
			{ modules }
		)
	);
	if ( select ) {
		await selectChild( editor );
	}
	return editor;
}

const child = ( editor: TestEditor, at = 0 ) =>
	editor.blocks()[ 0 ]?.innerBlocks[ at ];
const selectChild = ( editor: TestEditor, at = 0 ) =>
	editor.act(
		( actions ) =>
			void actions.selectBlock(
				child( editor, at )?.clientId ?? '',
				null
			)
	);

const EMAIL =
	'<!-- wp:jetpack/email {"email":"me@example.com"} -->\n<div class="wp-block-jetpack-email"><a href="mailto:me@example.com">me@example.com</a></div>\n<!-- /wp:jetpack/email -->';

describe( 'contact details', () => {
	it( 'begin with an email address, a phone number and an address', async () => {
		const editor = await open( '', false );
		// WordPress 7.2 has another way, which those before it have not.
		expect( console ).toHaveWarned();
		await waitFor( () =>
			expect(
				editor.blocks()[ 0 ]?.innerBlocks.map( ( { name } ) => name )
			).toEqual( [ 'jetpack/email', 'jetpack/phone', 'jetpack/address' ] )
		);
		expect( screen.getByLabelText( 'Email address' ) ).toBeVisible();
		expect( screen.getByText( 'Add an address' ) ).toBeVisible();
	} );

	it( 'are the page’s markup until they are selected', async () => {
		const editor = await open( EMAIL, false );
		expect( screen.getByRole( 'link' ) ).toHaveTextContent(
			'me@example.com'
		);
		expect( screen.queryByLabelText( 'Email address' ) ).toBeNull();
		const click = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
		} );
		act( () => void screen.getByRole( 'link' ).dispatchEvent( click ) );
		expect( click.defaultPrevented ).toBe( true );
		await selectChild( editor );
		const field = screen.getByLabelText( 'Email address' );
		await userEvent.clear( field );
		await userEvent.type( field, 'x@y.de{Enter}' );
		expect( child( editor )?.attributes.email ).toBe( 'x@y.de' );
		expect( editor.blocks() ).toHaveLength( 1 );
		expect( editor.markup() ).toContain(
			'<a href="mailto:x@y.de">x@y.de</a>'
		);
	} );

	it( 'take the lines of an address and a link to a map', async () => {
		const editor = await open( '<!-- wp:jetpack/address /-->' );
		await userEvent.type( screen.getByLabelText( 'City' ), 'Bonn' );
		await userEvent.click(
			screen.getByLabelText( 'Link address to a map' )
		);
		expect( editor.markup() ).toContain(
			'title="Open address in Google Maps"'
		);
		await userEvent.selectOptions(
			screen.getByLabelText( 'Map service' ),
			'osm'
		);
		expect( editor.markup() ).toContain(
			'href="https://www.openstreetmap.org/search?query=Bonn" target="_blank" rel="noopener noreferrer" title="Open address in OpenStreetMap"'
		);
		await userEvent.click(
			screen.getByLabelText( 'Link address to a map' )
		);
		expect( editor.markup() ).not.toContain( '<a ' );
	} );

	it( 'name the other service after one is chosen, whatever the old link said', async () => {
		const editor = await open(
			'<!-- wp:jetpack/address {"city":"Bonn","linkToGoogleMaps":true} -->\n<div class="wp-block-jetpack-address"><a href="https://www.google.com/maps/search/+Bonn," target="_blank" rel="noopener noreferrer" title="Adresse in Google Maps öffnen"><div class="jetpack-address__city">Bonn</div></a></div>\n<!-- /wp:jetpack/address -->'
		);
		expect( child( editor )?.isValid ).toBe( true );
		expect( editor.markup() ).toContain( 'Adresse in Google Maps' );
		await userEvent.selectOptions(
			screen.getByLabelText( 'Map service' ),
			'osm'
		);
		expect( editor.markup() ).not.toContain( 'Google Maps' );
	} );

	it( 'stay as they are where the post may not be changed', async () => {
		const editor = await open( EMAIL );
		await editor.act(
			( actions ) =>
				void actions.setBlockEditingMode(
					child( editor )?.clientId ?? '',
					'disabled'
				)
		);
		expect( screen.queryByLabelText( 'Email address' ) ).toBeNull();
		expect( screen.getByRole( 'link' ) ).toBeVisible();
	} );
} );

describe( 'the site’s details', () => {
	const toggle = () =>
		screen.findByLabelText( 'Use the site’s contact details' );

	it( 'are entered once and shown instead of the block’s own', async () => {
		const editor = await open( EMAIL );
		await userEvent.click(
			await screen.findByRole( 'button', {
				name: 'Edit the site’s details',
			} )
		);
		const dialog = within( screen.getByRole( 'dialog' ) );
		await userEvent.type(
			dialog.getByLabelText( 'Email address' ),
			'site@example.org'
		);
		await userEvent.click( dialog.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () =>
			expect( screen.queryByRole( 'dialog' ) ).toBeNull()
		);
		expect( sent ).toEqual( [
			{ slipstream_contact: { ...NOTHING, email: 'site@example.org' } },
		] );
		await userEvent.click( await toggle() );
		expect( child( editor )?.attributes ).toMatchObject( {
			email: 'site@example.org',
			metadata: {
				bindings: {
					email: {
						source: 'slipstream/contact',
						args: { key: 'email' },
					},
				},
			},
		} );
		expect( screen.getByRole( 'link' ) ).toHaveTextContent(
			'site@example.org'
		);
		expect( editor.markup() ).toContain(
			'<a href="mailto:site@example.org">site@example.org</a>'
		);
		await userEvent.click( await toggle() );
		expect( child( editor )?.attributes.metadata ).toBeUndefined();
		expect( child( editor )?.attributes.email ).toBe( 'site@example.org' );
	} );

	it( 'keep what was typed when they cannot be saved', async () => {
		await open( EMAIL );
		await userEvent.click(
			await screen.findByRole( 'button', {
				name: 'Edit the site’s details',
			} )
		);
		const works = globalThis.fetch;
		globalThis.fetch = async ( input, init ) => {
			if ( init?.method === 'OPTIONS' || ! init?.method ) {
				return works( input, init );
			}
			throw new TypeError( 'Offline' );
		};
		const dialog = within( screen.getByRole( 'dialog' ) );
		await userEvent.type( dialog.getByLabelText( 'City' ), 'Bonn' );
		await act( async () =>
			dialog.getByRole( 'button', { name: 'Save' } ).click()
		);
		expect( await dialog.findByText( /could not be saved/ ) ).toBeVisible();
		expect( dialog.getByLabelText( 'City' ) ).toHaveValue( 'Bonn' );
	} );
} );
