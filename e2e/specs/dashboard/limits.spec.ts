import { expect, status, test } from '../../fixtures';
import { setSettings } from '../../site-settings';

// The other settings of the form are stored all the same.
test.afterEach( ( { requestUtils } ) =>
	setSettings( requestUtils, {
		slipstream_ai_limits_site: { requests: 0, tokens: 0, cost: 0 },
	} )
);

test( 'a limit that the server refuses stays typed, with the reason at its table', async ( {
	admin,
	page,
	expectAccessible,
	expectConsoleErrors,
} ) => {
	await admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/ai-control' );
	const form = page.locator( '.slipstream-control' );
	const requests = form.getByLabel( 'Whole site: Requests' );
	await requests.fill( '2000000000' );
	await form.getByRole( 'button', { name: 'Save limits' } ).click();
	const reason = /must be between 0 .* and 1000000000/;
	await expect(
		form.getByRole( 'group', { name: 'Monthly limits' } )
	).toContainText( reason );
	await expect( form.locator( '.components-notice__content' ) ).toHaveText(
		reason
	);
	await expect( requests ).toHaveValue( '2000000000' );
	await expect( form ).toContainText( 'There are unsaved changes.' );
	await expectAccessible( '#slipstream-screen-my-jetpack' );
	await page.screenshot( {
		path: 'artifacts/screens/limits-refused.png',
		fullPage: true,
	} );
	expectConsoleErrors( status( 400 ) );
} );
