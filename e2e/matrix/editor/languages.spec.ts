import { expect, status, test } from '../../fixtures';
import { invalid, openAll, STANDING } from '../../all-blocks';

const CANVAS = 'iframe[name="editor-canvas"]';

for ( const locale of [ '', 'ar' ] ) {
	test( `all blocks open valid, and contact details are filled in, ${ locale || 'en' }`, async ( {
		admin,
		editor,
		page,
		requestUtils,
		setLanguage,
		expectAccessible,
		expectConsoleErrors,
	} ) => {
		test.slow();
		// Nobody has made the connection that the photo feed names.
		expectConsoleErrors( status( 403 ) );
		await setLanguage( locale );
		await openAll( { admin, page, requestUtils } );
		for ( const name of STANDING ) {
			await expect(
				editor.canvas.locator( `[data-type="${ name }"]` ).first()
			).toBeVisible();
		}
		expect( await invalid( page ) ).toEqual( [] );
		await editor.insertBlock( { name: 'jetpack/contact-info' } );
		const fresh = editor.canvas
			.locator( '[data-type="jetpack/contact-info"]' )
			.last();
		await fresh.getByText( 'Add an address' ).click();
		await expect( fresh.getByLabel( 'Street address' ) ).toBeFocused();
		await expectAccessible( [
			CANVAS,
			'[data-type="jetpack/contact-info"]',
		] );
	} );
}
