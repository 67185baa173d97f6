import {
	BROKEN_OFF,
	CUT,
	disconnect,
	expectBanner,
	listen,
	NETWORK,
	PART,
	REST,
	restoreSite,
	setLimit,
	SERVER_ERROR,
	UNLINKED,
	WHOLE,
} from '../../faults';
import { expect, OFFLINE, status, test } from '../../fixtures';
import type { Page } from '@playwright/test';

/** Spoils the token that the browser keeps: its signature is another, and its time is not over. */
const spoilToken = ( page: Page ) =>
	page.evaluate( () => {
		const record = JSON.parse(
			window.localStorage.getItem( 'jetpack-ai-jwt' ) ?? '{}'
		);
		const [ head, body ] = record.token.split( '.' );
		record.token = `${ head }.${ body }.expired-and-not-valid`;
		record.expire = Date.now() + 100_000;
		window.localStorage.setItem(
			'jetpack-ai-jwt',
			JSON.stringify( record )
		);
	} );

test.afterEach( restoreSite );

test( 'what fails is said, can be answered, and costs neither request nor text', async ( {
	context,
	editor,
	page,
	upstream,
	requestUtils,
	expectConsoleErrors,
	assistant,
	expectAccessible,
} ) => {
	expectConsoleErrors( status( 401, 403, 429, 503 ), OFFLINE );
	await assistant.open();
	const heard = await listen( page );
	const count = 'one two three four five six seven';

	await test.step( 'screen readers hear the start, the end and a failure, not the words', async () => {
		await upstream.behave( { text: count, hold: 3 } );
		await assistant.ask( 'Count' );
		await expect( assistant.text ).toContainText( 'three' );
		await upstream.release();
		await assistant.settled();
		await upstream.behave( {
			status: 503,
			body: { error: { message: 'Busy {{authorization}}' } },
		} );
		await assistant.ask( 'Rivers' );
		await expectBanner(
			assistant.block,
			`Error: ${ SERVER_ERROR } Try Again`
		);
		await expect( assistant.prompt ).toHaveValue( 'Rivers' );
		await expect( assistant.prompt ).toBeFocused();
		await expect( assistant.text ).toHaveText( count );
		const told = ( await heard() ).split( ' | ' );
		expect( told.join() ).toContain( SERVER_ERROR );
		expect( told.join() ).not.toContain( 'three' );
		expect( told.length ).toBeGreaterThanOrEqual( 3 );
		expect( told.length ).toBeLessThanOrEqual( 6 );
		await expectAccessible( [
			'iframe[name="editor-canvas"]',
			'.wp-block-jetpack-ai-assistant',
		] );
		expect( await page.content() ).not.toContain( 'sk-e2e' );
		expect( await assistant.block.innerHTML() ).not.toContain( 'sk-e2e' );
	} );

	await test.step( 'another try sends the same words', async () => {
		await upstream.reset();
		await upstream.behave( { text: 'All is well again.' } );
		await assistant.button( 'Try Again' ).click();
		await expect( assistant.text ).toHaveText( 'All is well again.' );
		expect( JSON.stringify( await upstream.seen() ) ).toContain( 'Rivers' );
	} );

	await test.step( 'a text that breaks off stays, and is continued from there', async () => {
		await upstream.behave( CUT );
		await assistant.ask( 'Write about rivers' );
		await expectBanner(
			assistant.block,
			`Error: ${ BROKEN_OFF } Try Again`
		);
		await expect( assistant.text ).toHaveText( PART );
		await upstream.reset();
		await upstream.behave( REST );
		await assistant.button( 'Continue' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( assistant.text ).toHaveText( WHOLE );
		await assistant.settled();
		const [ request ] = await upstream.seen();
		const said = request?.body?.messages?.map( ( { content } ) => content );
		expect( said?.slice( -2 ) ).toEqual( [
			PART,
			expect.stringContaining( 'cut off' ),
		] );
		expect( JSON.stringify( said ) ).toContain( 'Write about rivers' );
		// It counts as the answer to what was asked for.
		await upstream.reset();
		await assistant.button( 'Regenerate' ).click();
		await expect( assistant.text ).toContainText( 'Rivers remember' );
		await assistant.settled();
		expect( JSON.stringify( await upstream.seen() ) ).not.toContain(
			'cut off'
		);
	} );

	await test.step( 'offline says so at once, keeps the request, and works when back', async () => {
		await upstream.reset();
		await context.setOffline( true );
		await assistant.ask( 'Write about seas' );
		await expectBanner( assistant.block, `${ NETWORK } Try Again` );
		await expect( assistant.prompt ).toHaveValue( 'Write about seas' );
		await context.setOffline( false );
		await upstream.behave( { text: 'Back online.' } );
		await assistant.button( 'Try Again' ).click();
		await expect( assistant.text ).toHaveText( 'Back online.' );
		expect( await upstream.seen() ).toHaveLength( 1 );
	} );

	await test.step( 'a token that is not taken any more is renewed once, without a second generation', async () => {
		await upstream.reset();
		await spoilToken( page );
		await upstream.behave( { text: 'With a new token.' } );
		await assistant.ask( 'Two' );
		await expect( assistant.text ).toHaveText( 'With a new token.' );
		await assistant.settled();
		expect( await upstream.seen() ).toHaveLength( 1 );
	} );

	await test.step( 'who is not connected any more reconnects, and goes on', async () => {
		await disconnect( requestUtils );
		await assistant.ask( 'Unlinked' );
		await expectBanner(
			assistant.block,
			`${ UNLINKED } Reconnect Try Again`
		);
		await expect( assistant.prompt ).toHaveValue( 'Unlinked' );
		await assistant.button( 'Reconnect' ).click();
		await expect( assistant.button( 'Reconnect' ) ).toBeEnabled();
		await upstream.behave( { text: 'A good text.' } );
		await assistant.button( 'Try Again' ).click();
		await expect( assistant.text ).toHaveText( 'A good text.' );
		await assistant.settled();
	} );

	await test.step( 'a limit that is reached is said, and the text can still be taken', async () => {
		await setLimit( requestUtils, 1 );
		await assistant.ask( 'Too many' );
		await expectBanner( assistant.block, /requests.* Raise limit/ );
		await expect( assistant.prompt ).toHaveValue( 'Too many' );
		await assistant.prompt.fill( '' );
		await assistant.button( 'Accept' ).click();
		await expect( assistant.block ).toHaveCount( 0 );
		expect( await editor.getEditedPostContent() ).toContain(
			'A good text.'
		);
	} );
} );
