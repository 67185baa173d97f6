import { restoreSite, setLimit } from '../faults';
import { expect, OFFLINE, status } from '../fixtures';
import { BOOKING, FORM, test } from '../form-bar';
import { pictures, VIEWS } from './views';

test.afterEach( restoreSite );

for ( const { view, locale, ...size } of VIEWS ) {
	test( `Screens of the bar of a form: ${ view }`, async ( {
		formBar,
		page,
		expectConsoleErrors,
		requestUtils,
		setLanguage,
		upstream,
	} ) => {
		await setLanguage( locale );
		await page.setViewportSize( size );
		await formBar.open( FORM );
		await formBar.form.focus();
		await page.keyboard.press( 'ControlOrMeta+/' );
		const { bar } = formBar;
		const field = bar.locator( 'textarea' );
		await expect( field ).toBeFocused();
		const shoot = pictures( page, bar, `form-bar-${ view }` );
		await shoot( '1-idle' );
		const ask = async () => {
			await field.fill( 'A form to book a table for an evening' );
			await field.press( 'Enter' );
		};
		await upstream.behave( { status: 503 } );
		await ask();
		await expect( bar.locator( '.slipstream-ai-banner' ) ).toBeVisible();
		await shoot( '2-error' );
		await upstream.behave( { chunks: BOOKING, hold: 3 } );
		await ask();
		await expect( bar.getByRole( 'listitem' ) ).toHaveCount( 5 );
		await shoot( '3-working' );
		await upstream.release();
		await expect( bar.getByRole( 'listitem' ) ).toHaveCount( 7 );
		await shoot( '4-suggestion' );
		await formBar.button( 'Discard' ).click();
		await setLimit( requestUtils, 1 );
		await ask();
		await expect( bar ).toContainText( 'limit of requests' );
		await shoot( '5-limit' );
		expectConsoleErrors(
			status( 400, 403, 413, 422, 429, 500, 502, 503 ),
			OFFLINE
		);
	} );
}
