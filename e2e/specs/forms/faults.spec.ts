import { expect, test } from '../../fixtures';
import {
	field,
	form,
	PHOTO,
	publish,
	responses,
	submit,
	thanks,
	visit,
} from './pages';
import type { Route } from '@playwright/test';

const ROUTE = '**/slipstream/v1/forms/submit*';
const CONTENT = form(
	[
		field( 'name', { label: 'Name', required: true } ),
		field( 'email', { label: 'Email', required: true } ),
		field( 'file', { label: 'Photo', required: true } ),
	].join( '' )
);

const lose = ( route: Route ) => route.abort();

test( 'a form on a bad network can be stopped, loses nothing, is posted by the page in the end, and is kept once', async ( {
	browser,
	requestUtils,
} ) => {
	const page = await visit( browser, await publish( requestUtils, CONTENT ) );
	const alert = page.getByRole( 'alert' );
	const name = page.getByLabel( 'Name' );
	/** What becomes of each request of the script. */
	const answers: ( ( route: Route ) => Promise< void > )[] = [
		// It is stopped meanwhile.
		() => Promise.resolve(),
	];
	await page.route( ROUTE, ( route ) => answers.shift()?.( route ) );
	await name.fill( 'Lost Lou' );
	// A script cannot tell that no domain begins with a hyphen.
	await page.getByLabel( 'Email' ).fill( 'lou@-example.org' );
	await page.getByLabel( 'Photo' ).setInputFiles( PHOTO );

	await test.step( 'slow: it says so, and is stopped', async () => {
		await submit( page );
		const busy = page.getByRole( 'button', { name: 'Sending…' } );
		await expect( busy ).toHaveAttribute( 'aria-disabled', 'true' );
		await expect( page.getByRole( 'progressbar' ) ).toBeVisible();
		await page.getByRole( 'button', { name: 'Cancel' } ).press( 'Enter' );
		await expect( alert ).toHaveText( /^Sending was stopped\./ );
		await expect(
			page.getByRole( 'button', { name: 'Submit' } )
		).toBeFocused();
	} );

	await test.step( 'offline: it says so', async () => {
		answers.push( lose );
		await page.context().setOffline( true );
		await submit( page );
		await expect( alert ).toHaveText( /^You are offline\./ );
		await expect( name ).toHaveValue( 'Lost Lou' );
		await page.context().setOffline( false );
	} );

	await test.step( 'a route that fails twice: the page posts the form, and what it finds wrong is taken over', async () => {
		answers.push( lose, lose );
		await submit( page );
		await expect( alert ).toHaveText( /could not be sent/ );
		await submit( page );
		await expect( alert ).toContainText( 'Email: ' );
		await expect( alert ).toBeFocused();
		await page.getByLabel( 'Email' ).fill( 'lou@example.org' );
		await expect( alert ).toHaveCount( 0 );
		await page.getByRole( 'button', { name: 'Remove photo.png' } ).click();
		await expect( page.getByLabel( 'Photo' ) ).toBeFocused();
		await submit( page );
		await expect( alert ).toContainText( 'Photo: please choose a file.' );
		await page.getByLabel( 'Photo' ).setInputFiles( PHOTO );
		await expect( alert ).toHaveCount( 0 );
	} );

	await test.step( 'an answer that is lost on its way: it is kept once', async () => {
		answers.push( async ( route ) => {
			await route.fetch();
			await route.abort();
		}, lose );
		await submit( page );
		await expect( alert ).toHaveText( /could not be sent/ );
		await submit( page );
		await expect( thanks( page ) ).toBeVisible();
		await expect( page.getByText( 'photo.png' ) ).toBeVisible();
		const kept = ( await responses( requestUtils ) ).filter(
			( { fields } ) => fields[ 0 ]?.display === 'Lost Lou'
		);
		expect( kept ).toHaveLength( 1 );
		await page.getByRole( 'link', { name: 'Go back' } ).click();
		await expect( name ).toHaveValue( '' );
	} );
	await page.context().close();
} );
