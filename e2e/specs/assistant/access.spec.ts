import { messageFor } from '@slipstream/errors';
import { expect, test } from '../../fixtures';

test( 'a user who is not connected is offered to reconnect, and can go on', async ( {
	requestUtils,
	upstream,
	page,
	assistant,
} ) => {
	await requestUtils.rest( {
		method: 'POST',
		path: '/jetpack/v4/connection',
		data: { isActive: false },
	} );
	await assistant.open();
	await expect( assistant.block ).toContainText(
		messageFor( 'user_not_linked' )
	);
	await assistant.prompt.fill( 'Write' );
	await expect( assistant.button( 'Generate' ) ).toBeDisabled();
	await page.evaluate( () => window.localStorage.clear() );
	await assistant.button( 'Reconnect' ).click();
	await expect( assistant.button( 'Generate' ) ).toBeEnabled();
	await upstream.behave( { text: 'Connected again.' } );
	await assistant.button( 'Generate' ).click();
	await expect( assistant.text ).toHaveText( 'Connected again.' );
} );

test( 'the token route refuses a stranger and a wrong nonce', async ( {
	request,
} ) => {
	const address = `${ process.env.WP_BASE_URL }/wp-json/jetpack/v4/jetpack-ai-jwt`;
	const wrong = await request.post( address, {
		headers: { 'X-WP-Nonce': 'wrong' },
	} );
	expect( wrong.status() ).toBe( 403 );
	const none = await request.post(
		`${ process.env.WP_BASE_URL }/wp-json/wpcom/v2/jetpack-ai-query`,
		{ data: { question: 'Hello' } }
	);
	expect( [ 401, 403 ] ).toContain( none.status() );
} );
