import { expect, test } from '../../fixtures';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

const publish = async ( utils: RequestUtils, comment: string ) => {
	const { link } = await utils.createPost( {
		title: 'Hours',
		content: `<!-- wp:jetpack/business-hours ${ comment }/-->`,
		status: 'publish',
		date_gmt: new Date().toISOString(),
	} );
	return link;
};

test( 'Business hours count by the site’s clocks, by themselves, with a script that comes only for that', async ( {
	browser,
	requestUtils,
} ) => {
	// A clock is a browser's, for all its pages.
	const page = await browser.newPage();
	const script = page.locator( 'script[src*="business-hours"]' );
	await page.goto( await publish( requestUtils, '' ) );
	await expect(
		page.locator( 'dl.wp-block-jetpack-business-hours' )
	).toBeVisible();
	await expect( script ).toHaveCount( 0 );

	// A Monday. The site's clocks show UTC.
	await page.clock.install( { time: '2026-06-01T08:58:30Z' } );
	await page.goto( await publish( requestUtils, '{"showStatus":true} ' ) );
	await expect( script ).toHaveCount( 1 );
	const status = page.locator( '.jetpack-business-hours__status' );
	await expect( status ).toHaveText( 'Closed now · opens in 2 min' );
	await page.clock.fastForward( 60_000 );
	await expect( status ).toHaveText( 'Closed now · opens in 1 min' );
	await page.clock.fastForward( 60_000 );
	await expect( status ).toHaveText( 'Open now · closes at 5:00 pm' );
	await page.close();
} );
