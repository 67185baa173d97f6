import { expectBanner, listen, restoreSite, TIMED_OUT } from '../../faults';
import { expect, OFFLINE, status, test } from '../../fixtures';
import { causeEach, changeEach, TEXT_FAULTS } from './every-fault';

test.afterEach( restoreSite );

test( 'each fault is named, can be answered, and costs neither request nor text', async ( {
	page,
	upstream,
	requestUtils,
	expectConsoleErrors,
	assistant,
} ) => {
	expectConsoleErrors( status( 400, 403, 413, 422, 429, 502, 503 ), OFFLINE );
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
	expect( await page.content() ).not.toContain( 'sk-e2e-secret-key' );
	expect( await assistant.block.innerHTML() ).not.toContain(
		'sk-e2e-secret-key'
	);
	await changeEach( requestUtils, async ( { name, says } ) => {
		await assistant.ask( name );
		await expectBanner( assistant.block, `${ says } Try Again` );
		await expect( assistant.text ).toHaveText( 'A good text.' );
	} );
	await upstream.behave( { text: 'All is well again.' } );
	await assistant.button( 'Try Again' ).click();
	await expect( assistant.text ).toHaveText( 'All is well again.' );
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
	await expect( assistant.block ).toContainText( TIMED_OUT, {
		timeout: 30_000,
	} );
	await expect( assistant.button( 'Continue' ) ).toBeVisible();
	await expect( assistant.text ).toContainText( 'Some words and' );
} );
