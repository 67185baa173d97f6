import {
	causeEach,
	changeEach,
	CUT,
	disconnect,
	expectBanner,
	listen,
	NETWORK,
	PART,
	REST,
	restoreSite,
	setLimit,
	TEXT_FAULTS,
	UNLINKED,
	WHOLE,
} from '../../faults';
import { expect, OFFLINE, status, test } from '../../fixtures';

test.afterEach( restoreSite );

test.describe( 'AI assistant when things go wrong', () => {
	test( 'each fault is named, can be answered, and costs neither request nor text', async ( {
		page,
		upstream,
		expectConsoleErrors,
		assistant,
		expectAccessible,
	} ) => {
		await assistant.open();
		const heard = await listen( page );
		await upstream.behave( { text: 'A good text.' } );
		await assistant.ask( 'Write' );
		await assistant.settled();
		await causeEach( TEXT_FAULTS, async ( { name, says } ) => {
			await assistant.ask( `Rivers: ${ name }` );
			await expectBanner( assistant.block, says, heard );
			await expect( assistant.prompt ).toHaveValue( `Rivers: ${ name }` );
			await expect( assistant.prompt ).toBeFocused();
			await expect( assistant.text ).toHaveText( 'A good text.' );
		} );
		await expectAccessible( [
			'iframe[name="editor-canvas"]',
			'.wp-block-jetpack-ai-assistant',
		] );
		expect( await page.content() ).not.toContain( 'sk-e2e-secret-key' );
		expect( await assistant.block.innerHTML() ).not.toContain(
			'sk-e2e-secret-key'
		);
		await upstream.behave( { text: 'All is well again.' } );
		await assistant.button( 'Try Again' ).click();
		await expect( assistant.text ).toHaveText( 'All is well again.' );
		expectConsoleErrors(
			status( 400 ),
			status( 413 ),
			status( 422 ),
			status( 429 ),
			status( 502 ),
			status( 503 )
		);
	} );

	test( 'a text that breaks off stays, and is continued from there', async ( {
		page,
		editor,
		upstream,
		expectConsoleErrors,
		assistant,
	} ) => {
		await assistant.open();
		await upstream.behave( CUT );
		await assistant.ask( 'Write about rivers' );
		await expectBanner( assistant.block, `${ NETWORK } Try Again` );
		await expect( assistant.text ).toHaveText( PART );
		await page.screenshot( {
			path: 'artifacts/screens/assistant-continue.png',
		} );
		// The rest may fail too.
		await upstream.behave( { status: 503, body: {} } );
		await assistant.button( 'Continue' ).click();
		await expect( assistant.block ).toContainText( 'unavailable' );
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
		await assistant.button( 'Accept' ).click();
		await expect( assistant.block ).toHaveCount( 0 );
		expect( await editor.getEditedPostContent() ).toContain(
			'Rivers remember'
		);
		expectConsoleErrors( status( 503 ), OFFLINE );
	} );

	test( 'what changes on the site meanwhile is said, with the way on', async ( {
		upstream,
		requestUtils,
		expectConsoleErrors,
		assistant,
	} ) => {
		await assistant.open();
		await upstream.behave( { text: 'A good text.' } );
		await assistant.ask( 'Write' );
		await assistant.settled();
		await upstream.reset();
		await changeEach( requestUtils, async ( { name, says } ) => {
			await assistant.ask( name );
			await expectBanner( assistant.block, `${ says } Try Again` );
			await expect( assistant.text ).toHaveText( 'A good text.' );
		} );
		await upstream.behave( { text: 'A good text.' } );
		await assistant.button( 'Try Again' ).click();
		await assistant.settled();
		await disconnect( requestUtils );
		await assistant.ask( 'Unlinked' );
		await expectBanner(
			assistant.block,
			`${ UNLINKED } Reconnect Try Again`
		);
		await expect( assistant.prompt ).toHaveValue( 'Unlinked' );
		await assistant.button( 'Reconnect' ).click();
		await expect( assistant.button( 'Reconnect' ) ).toBeEnabled();
		await assistant.button( 'Try Again' ).click();
		await assistant.settled();

		await setLimit( requestUtils, 1 );
		await assistant.ask( 'Too many' );
		await expectBanner( assistant.block, /requests.* Raise limit/ );
		await expect( assistant.prompt ).toHaveValue( 'Too many' );
		await expect( assistant.text ).toHaveText( 'A good text.' );
		expectConsoleErrors( status( 403, 429 ), OFFLINE );
	} );

	test( 'a malformed chunk among good ones is skipped', async ( {
		upstream,
		assistant,
	} ) => {
		await assistant.open();
		await upstream.behave( {
			chunks: [ 'One ', 'lost ', 'two.' ],
			malformed: [ 1 ],
		} );
		await assistant.ask( 'Count' );
		await expect( assistant.text ).toHaveText( 'One two.' );
		await assistant.settled();
	} );

	test( 'a slow drip arrives whole', async ( { upstream, assistant } ) => {
		await assistant.open();
		await upstream.behave( {
			chunks: [ 'Slow ', 'but ', '**sure**.' ],
			hold: 1,
			splitBytes: 3,
		} );
		await assistant.ask( 'Take your time' );
		await expect( assistant.text ).toHaveText( 'Slow' );
		await upstream.release();
		await expect( assistant.text ).toHaveText( 'Slow but sure.' );
		await assistant.settled();
	} );

	test( 'silence ends in an error and keeps the text', async ( {
		upstream,
		assistant,
	} ) => {
		await assistant.open();
		await upstream.behave( {
			text: 'Some words and then nothing more',
			silenceAfter: 3,
		} );
		await assistant.ask( 'Write' );
		await expect( assistant.text ).toContainText( 'Some words and' );
		await expect( assistant.block ).toContainText( NETWORK, {
			timeout: 30_000,
		} );
		await expect( assistant.button( 'Continue' ) ).toBeVisible();
		await expect( assistant.text ).toContainText( 'Some words and' );
	} );

	test( 'offline says so at once, keeps the request, and works when back', async ( {
		context,
		upstream,
		expectConsoleErrors,
		assistant,
	} ) => {
		await assistant.open();
		await upstream.behave( { text: 'Warm.' } );
		await assistant.ask( 'Warm up' );
		await assistant.settled();
		await upstream.behave( { text: 'Back online.' } );
		await context.setOffline( true );
		await assistant.ask( 'Write about rivers' );
		await expect( assistant.block ).toContainText( NETWORK );
		await expect( assistant.prompt ).toHaveValue( 'Write about rivers' );
		await context.setOffline( false );
		await assistant.button( 'Try Again' ).click();
		await expect( assistant.text ).toHaveText( 'Back online.' );
		expect( await upstream.seen() ).toHaveLength( 2 );
		expectConsoleErrors( OFFLINE );
	} );

	test( 'an expired token is renewed once, without a second generation', async ( {
		page,
		upstream,
		expectConsoleErrors,
		assistant,
	} ) => {
		await assistant.open();
		await upstream.behave( { text: 'First.' } );
		await assistant.ask( 'One' );
		await assistant.settled();
		await page.evaluate( () => {
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
		await upstream.behave( { text: 'Second.' } );
		await assistant.ask( 'Two' );
		await expect( assistant.text ).toHaveText( 'Second.' );
		expect( await upstream.seen() ).toHaveLength( 2 );
		expectConsoleErrors( status( 401 ), OFFLINE );
	} );
} );
