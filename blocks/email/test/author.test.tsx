import { openEditor, registerBlock } from '../../../tests/js/editor';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import metadata from '../block.json';
import * as email from '../index';

beforeAll( () => registerBlock( metadata, email.settings ) );

/* A site that lets its authors see the details that came with the page, and nothing of its settings. */
beforeEach( () => {
	window.slipstreamSettings = {
		restRoot: 'https://example.org/wp-json/',
		// Whatever a site has stored.
		contact: JSON.parse( '{ "email": "site@example.org", "city": 7 }' ),
	};
	globalThis.fetch = async ( input, init ) => {
		const isQuestion =
			( init?.method ?? 'GET' ) === 'OPTIONS' ||
			! String( input ).includes( 'settings' );
		return {
			ok: isQuestion,
			status: isQuestion ? 200 : 403,
			headers: new Headers( {
				'Content-Type': 'application/json',
				Allow: 'GET',
			} ),
			text: async () => '{}',
			json: async () => ( {} ),
		} as Response;
	};
} );

it( 'shows the site’s details to authors who may not change them', async () => {
	const post =
		'<!-- wp:jetpack/email {"email":"me@example.com"} -->\n<div class="wp-block-jetpack-email"><a href="mailto:me@example.com">me@example.com</a></div>\n<!-- /wp:jetpack/email -->';
	const editor = await openEditor( post, { modules: [ email ] } );
	await editor.select();
	expect(
		await screen.findByText( 'An administrator can change them.' )
	).toBeVisible();
	expect(
		screen.queryByRole( 'button', { name: /Edit the site/ } )
	).toBeNull();
	await userEvent.click(
		screen.getByLabelText( 'Use the site’s contact details' )
	);
	expect( screen.getByRole( 'link' ) ).toHaveTextContent(
		'site@example.org'
	);
	expect( screen.queryByLabelText( 'Email address' ) ).toBeNull();
	expect( editor.markup() ).toContain(
		'{"email":"site@example.org","metadata":{"bindings":{"email":{"source":"slipstream/contact","args":{"key":"email"}}}}}'
	);
} );
