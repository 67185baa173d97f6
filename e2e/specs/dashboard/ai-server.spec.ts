import { messageFor } from '@slipstream/errors';
import { expect, status, test } from '../../fixtures';
import { setSettings } from '../../site-settings';

const SECTION = '[data-section="add-jetpack-ai"]';

test( 'the test of the AI server shows one line as it comes, can be stopped, and says what is wrong', async ( {
	admin,
	page,
	upstream,
	expectAccessible,
	expectConsoleErrors,
} ) => {
	await admin.visitAdminPage(
		'admin.php',
		'page=my-jetpack#/add-jetpack-ai'
	);
	const section = page.locator( SECTION );
	const ask = section.getByRole( 'button', { name: 'Ask for one line' } );
	await upstream.behave( {
		chunks: [ 'The way ', 'is clear ', 'from end to end.' ],
		delay: 150,
	} );
	await ask.click();
	await expect( section ).toContainText(
		'The way is clear from end to end.'
	);
	await expect( section ).toContainText( /Streaming works: 3 pieces/ );
	await expectAccessible( SECTION );
	await page.screenshot( {
		path: 'artifacts/screens/ai-server-test.png',
		fullPage: true,
	} );

	await upstream.behave( {
		chunks: [ 'It begins', ' and goes on' ],
		hold: 1,
	} );
	await ask.click();
	await expect( section ).toContainText( 'It begins' );
	await section.getByRole( 'button', { name: 'Stop' } ).click();
	await expect( section ).toContainText( 'The test was stopped.' );
	await upstream.reset();

	expectConsoleErrors( status( 503 ) );
	await upstream.behave( { status: 503 } );
	await ask.click();
	await expect( section ).toContainText(
		messageFor( 'error_service_unavailable' )
	);
	await expect( ask ).toBeVisible();
} );

test( 'AI is switched off at once, and nothing says that it answers', async ( {
	admin,
	page,
	requestUtils,
} ) => {
	await admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/ai-control' );
	const toggle = page.getByRole( 'checkbox', {
		name: 'Use AI on this site',
	} );
	await toggle.uncheck();
	await expect( toggle ).toBeEnabled();
	await page.getByRole( 'link', { name: 'AI server' } ).click();
	await expect( page.locator( SECTION ) ).toContainText(
		messageFor( 'ai_disabled' )
	);
	await page.reload();
	await page.getByRole( 'link', { name: 'AI limits and access' } ).click();
	await expect( toggle ).not.toBeChecked();
	await setSettings( requestUtils, { slipstream_ai_enabled: true } );
} );
