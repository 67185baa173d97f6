import { expect, overflow, test } from '../fixtures';
import { MY_JETPACK, sectionAddresses } from '../my-jetpack';

/** Pictures of each section of My Jetpack, wide, narrow and from right to left, to be looked at: artifacts/screens. */
const VIEWS = {
	wide: { size: { width: 1280, height: 800 }, language: '' },
	narrow: { size: { width: 320, height: 740 }, language: '' },
	rtl: { size: { width: 1280, height: 800 }, language: 'ar' },
	'rtl-narrow': { size: { width: 360, height: 740 }, language: 'ar' },
};

for ( const [ view, { size, language } ] of Object.entries( VIEWS ) ) {
	test( `My Jetpack, ${ view }`, async ( {
		admin,
		page,
		setLanguage,
		expectAccessible,
	} ) => {
		test.setTimeout( 180_000 );
		await page.setViewportSize( size );
		if ( language ) {
			await setLanguage( language );
		}
		await admin.visitAdminPage( 'admin.php', 'page=my-jetpack' );
		const targets = await sectionAddresses( page );
		for ( const target of targets ) {
			await page.evaluate( ( hash ) => {
				window.location.hash = hash;
			}, target );
			await page.waitForLoadState( 'networkidle' );
			await expect(
				page.locator( '.slipstream-ui-skeleton:visible' )
			).toHaveCount( 0 );
			await page.screenshot( {
				path: `artifacts/screens/my-jetpack/${ view }${ target.replace( '#/', '-' ) }.png`,
				fullPage: true,
			} );
			expect
				.soft( await overflow( page ), target )
				.toBeLessThanOrEqual( 0 );
			await expectAccessible( MY_JETPACK );
		}
	} );
}
