import { expect, test } from '../../fixtures';
import {
	CONTAINER,
	field,
	form,
	PHOTO,
	publish,
	responses,
	submit,
	thanks,
	visit,
} from './pages';
import { clear } from './responses';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import type { Page } from '@playwright/test';

const ROUTE = '**/slipstream/v1/forms/submit*';
const CONTENT = form(
	[
		field( 'name', { label: 'Name', required: true } ),
		field( 'textarea', { label: 'Message' } ),
		field( 'file', { label: 'Photo' } ),
	].join( '' )
);

const alert = ( page: Page ) => page.locator( 'form .form-error' );

/** How many responses of somebody are kept. */
const kept = async ( requestUtils: RequestUtils, name: string ) =>
	( await responses( requestUtils ) ).filter(
		( { fields } ) => fields[ 0 ]?.display === name
	).length;

let url = '';
test.beforeAll( async ( { requestUtils } ) => {
	await clear( requestUtils );
	url = await publish( requestUtils, CONTENT );
} );

test( 'offline: nothing is lost, and it goes once there is a network', async ( {
	browser,
	requestUtils,
} ) => {
	const page = await visit( browser, url );
	await page.getByLabel( 'Name' ).fill( 'Offline Olga' );
	await page.getByLabel( 'Photo' ).setInputFiles( PHOTO );
	await page.context().setOffline( true );
	for ( let attempt = 0; attempt < 3; attempt++ ) {
		await submit( page );
		await expect( alert( page ) ).toHaveText( /^You are offline\./ );
	}
	await expect( page.getByLabel( 'Name' ) ).toHaveValue( 'Offline Olga' );
	await page.screenshot( {
		path: 'artifacts/screens/form-offline.png',
		fullPage: true,
	} );
	await page.context().setOffline( false );
	await submit( page );
	await expect( thanks( page ) ).toBeVisible();
	expect( await kept( requestUtils, 'Offline Olga' ) ).toBe( 1 );
	await page.context().close();
} );

test( 'slow: it says so, can be stopped, and cannot be sent twice', async ( {
	page,
	expectAccessible,
	requestUtils,
} ) => {
	let requests = 0;
	let go = () => {};
	const wait = new Promise< void >( ( resolve ) => {
		go = resolve;
	} );
	await page.route( ROUTE, async ( route ) => {
		if ( ++requests === 1 ) {
			await wait;
		}
		// The first was stopped meanwhile.
		await route.continue().catch( () => undefined );
	} );
	await page.goto( url );
	await page.getByLabel( 'Name' ).fill( 'Slow Sam' );
	await page.getByLabel( 'Photo' ).setInputFiles( PHOTO );
	await submit( page );
	const busy = page.getByRole( 'button', { name: 'Sending…' } );
	await expect( busy ).toHaveAttribute( 'aria-disabled', 'true' );
	await busy.click( { force: true } );
	await busy.press( 'Enter' );
	const cancel = page.getByRole( 'button', { name: 'Cancel' } );
	await expect( cancel ).toBeVisible();
	await expect( page.getByRole( 'progressbar' ) ).toBeVisible();
	await expectAccessible( CONTAINER );
	await page.screenshot( {
		path: 'artifacts/screens/form-busy.png',
		fullPage: true,
	} );
	await cancel.press( 'Enter' );
	await expect( alert( page ) ).toHaveText( /^Sending was stopped\./ );
	await expect(
		page.getByRole( 'button', { name: 'Submit' } )
	).toBeFocused();
	expect( requests ).toBe( 1 );
	go();
	await submit( page );
	await expect( thanks( page ) ).toBeVisible();
	expect( await kept( requestUtils, 'Slow Sam' ) ).toBe( 1 );
} );

test( 'a server that breaks: a message, then as without a script', async ( {
	browser,
	requestUtils,
} ) => {
	const page = await visit( browser, url );
	await page.route( ROUTE, ( route ) =>
		route.fulfill( {
			status: 500,
			contentType: 'text/html',
			body: '<h1>Error</h1>',
		} )
	);
	await page.getByLabel( 'Name' ).fill( 'Broken Bob' );
	await page.getByLabel( 'Photo' ).setInputFiles( PHOTO );
	await submit( page );
	await expect( alert( page ) ).toHaveText(
		'The form could not be sent. Your answers are still here: please try again.'
	);
	await expect( page.getByLabel( 'Name' ) ).toHaveValue( 'Broken Bob' );
	await submit( page );
	await expect( thanks( page ) ).toBeVisible();
	await expect( page.getByText( 'photo.png' ) ).toBeVisible();
	expect( await kept( requestUtils, 'Broken Bob' ) ).toBe( 1 );
	await page.context().close();
} );

for ( const [ name, status, type, body ] of [
	[
		'blocked for visitors',
		401,
		'application/json',
		'{"code":"rest_cannot_access"}',
	],
	[ 'blocked by a firewall', 403, 'text/html', '<h1>Forbidden</h1>' ],
	[ 'rewritten to a page', 200, 'text/html', '<h1>Home</h1>' ],
] as const ) {
	test( `a route that is ${ name }: the page takes the form`, async ( {
		browser,
		requestUtils,
	} ) => {
		const page = await visit( browser, url );
		await page.route( ROUTE, ( route ) =>
			route.fulfill( { status, contentType: type, body } )
		);
		await page.getByLabel( 'Name' ).fill( name );
		await page.getByLabel( 'Message' ).fill( 'Two\nlines' );
		await submit( page );
		await expect( thanks( page ) ).toBeVisible();
		expect( page.url() ).toContain( 'contact-form-sent' );
		expect( await kept( requestUtils, name ) ).toBe( 1 );
		await page.getByRole( 'link', { name: 'Go back' } ).click();
		await expect( page.getByLabel( 'Name' ) ).toHaveValue( '' );
		await page.context().close();
	} );
}

test( 'what the page finds wrong is taken over by the script', async ( {
	browser,
	requestUtils,
} ) => {
	const page = await visit(
		browser,
		await publish(
			requestUtils,
			form(
				field( 'email', { label: 'Email', required: true } ) +
					field( 'file', { label: 'Photo', required: true } )
			)
		)
	);
	await page.route( ROUTE, ( route ) => route.fulfill( { status: 403 } ) );
	// A script cannot tell that no domain begins with a hyphen.
	await page.getByLabel( 'Email' ).fill( 'ann@-example.org' );
	await page.getByLabel( 'Photo' ).setInputFiles( PHOTO );
	await submit( page );
	const list = page.getByRole( 'alert' );
	await expect( list ).toContainText( 'Email: ' );
	await expect( list ).toBeFocused();
	await page.getByLabel( 'Email' ).fill( 'ann@example.org' );
	await expect( list ).toHaveCount( 0 );
	await page.getByRole( 'button', { name: 'Remove photo.png' } ).click();
	await expect( page.getByLabel( 'Photo' ) ).toBeFocused();
	await submit( page );
	await expect( list ).toContainText( 'Photo: please choose a file.' );
	await page.getByLabel( 'Photo' ).setInputFiles( PHOTO );
	await expect( list ).toHaveCount( 0 );
	await submit( page );
	await expect( thanks( page ) ).toBeVisible();
	await page.context().close();
} );

test( 'an answer that is lost on its way is not kept twice', async ( {
	browser,
	requestUtils,
} ) => {
	const page = await visit( browser, url );
	let requests = 0;
	await page.route( ROUTE, async ( route ) => {
		if ( ++requests > 1 ) {
			return route.continue();
		}
		await route.fetch();
		return route.abort();
	} );
	await page.getByLabel( 'Name' ).fill( 'Lost Lou' );
	await submit( page );
	await expect( alert( page ) ).toContainText( 'could not be sent' );
	await submit( page );
	await expect( thanks( page ) ).toBeVisible();
	expect( await kept( requestUtils, 'Lost Lou' ) ).toBe( 1 );
	await page.context().close();
} );

test( 'a script that never comes: the form works', async ( { browser } ) => {
	const page = await visit( browser, 'about:blank' );
	await page.route( '**/contact-form/view.js*', ( route ) => route.abort() );
	await page.goto( url );
	await submit( page );
	await expect( page.getByRole( 'alert' ) ).toContainText( 'Name:' );
	await page.getByLabel( 'Name' ).fill( 'Plain Pat' );
	await submit( page );
	await expect( thanks( page ) ).toBeVisible();
	await page.context().close();
} );

test( 'too many: the server says until when, and is obeyed', async ( {
	browser,
	requestUtils,
} ) => {
	const own = await publish( requestUtils, CONTENT );
	const page = await visit( browser, own );
	await page.evaluate( async () => {
		const one = document.querySelector(
			'form[data-slipstream-form]'
		) as HTMLFormElement;
		const name = one.querySelector< HTMLInputElement >( 'input.name' );
		for ( let number = 0, status = 200; status === 200; number++ ) {
			const body = new FormData( one );
			body.set( name?.name ?? '', `Number ${ number }` );
			const answer = await fetch( one.dataset.endpoint ?? '', {
				method: 'POST',
				body,
			} );
			status = answer.status;
		}
	} );
	let requests = 0;
	page.on( 'request', ( request ) => {
		requests += request.url().includes( 'forms/submit' ) ? 1 : 0;
	} );
	await page.getByLabel( 'Name' ).fill( 'One more' );
	await submit( page );
	await expect( alert( page ) ).toHaveText(
		/^Too many forms were sent at once\..* You can try again at \d+:\d\d/
	);
	await submit( page );
	await expect( alert( page ) ).toHaveText( /^You can try again at/ );
	await expect( page.getByLabel( 'Name' ) ).toHaveValue( 'One more' );
	expect( requests ).toBe( 1 );
	await page.screenshot( {
		path: 'artifacts/screens/form-too-many.png',
		fullPage: true,
	} );
	await page.context().close();
} );
