import { expect, overflow, status, test } from '../fixtures';
import { breakDown, REST, sectionAddresses } from '../my-jetpack';
import type { Route } from '@playwright/test';

/** Pictures of each section of My Jetpack while it waits for the server, and when that breaks down, to be looked at: artifacts/screens. */
const STATES: Record< string, ( route: Route ) => Promise< void > > = {
	loading: () => new Promise( () => {} ),
	error: breakDown,
};

for ( const [ state, answer ] of Object.entries( STATES ) ) {
	test( `My Jetpack, ${ state }`, async ( {
		admin,
		page,
		expectConsoleErrors,
	} ) => {
		test.setTimeout( 180_000 );
		expectConsoleErrors( status( 500 ) );
		await admin.visitAdminPage( 'admin.php', 'page=my-jetpack' );
		const targets = await sectionAddresses( page );
		await page.route( REST, answer );
		for ( const target of targets ) {
			// Nothing that another section read is there.
			await page.goto( 'about:blank' );
			await admin.visitAdminPage(
				'admin.php',
				`page=my-jetpack${ target }`
			);
			await expect(
				page
					.locator(
						state === 'loading'
							? '[aria-busy="true"]'
							: '.components-notice, [role="alert"]'
					)
					.first()
			)
				.toBeVisible( { timeout: 4000 } )
				// A section that reads nothing has neither state.
				.catch( () => {} );
			await page.screenshot( {
				path: `artifacts/screens/my-jetpack/${ state }${ target.replace( '#/', '-' ) }.png`,
				fullPage: true,
			} );
			expect
				.soft( await overflow( page ), target )
				.toBeLessThanOrEqual( 0 );
		}
		await page.unrouteAll( { behavior: 'ignoreErrors' } );
	} );
}
