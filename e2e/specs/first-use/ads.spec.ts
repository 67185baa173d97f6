import { AD_CODE, standIn } from '../../embeds';
import { expect } from '../../fixtures';
import { MY_JETPACK } from '../../my-jetpack';
import { test } from '../../person';
import { setModuleActive, setSettings } from '../../site-settings';
import { publish } from '../forms/pages';
import { openSection } from './my-jetpack';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/** No ads, and no place for one. */
async function haveNone( utils: RequestUtils ) {
	await setModuleActive( utils, 'wordads', true );
	await setSettings( utils, {
		enable_header_ad: false,
		wordads_inline_enabled: false,
		slipstream_ad_below_content: false,
		wordads_second_belowpost: false,
		wordads_display_front_page: false,
		wordads_display_post: false,
		wordads_display_page: false,
		wordads_display_archive: false,
		slipstream_ad_code_mrec: '',
	} );
	await setModuleActive( utils, 'wordads', false );
}

test.beforeEach( ( { requestUtils } ) => haveNone( requestUtils ) );
test.afterEach( ( { requestUtils } ) => haveNone( requestUtils ) );

test( 'An ad in one place only', async ( {
	person,
	admin,
	page,
	requestUtils,
	expectAccessible,
} ) => {
	await standIn( page );
	const text = '<!-- wp:paragraph --><p>Rye bread.</p><!-- /wp:paragraph -->';
	const contact = await publish( requestUtils, text, 'About bread' );
	const { link } = await requestUtils.createPost( {
		title: 'Bread',
		content: text,
		status: 'publish',
		date_gmt: new Date().toISOString(),
	} );
	await openSection( { person, admin, page }, 'Site', 'Ads' );
	const ads = page.locator( '.slipstream-ads' );
	await person.click( ads.getByLabel( 'Show ads on this site' ) );
	await person.write( ads.getByLabel( /^Rectangle/ ), AD_CODE );
	await person.click(
		ads.getByLabel( 'Below the content', { exact: true } )
	);
	await person.click( ads.getByLabel( 'Posts', { exact: true } ) );
	await person.click( ads.getByRole( 'button', { name: 'Save ads' } ) );
	await expect( ads ).toContainText( 'Saved.' );
	await expectAccessible( MY_JETPACK );
	person.finish( 'An ad in one place only', 8 );

	const ad = page.getByText( 'An ad', { exact: true } );
	await page.goto( link );
	await expect( ad ).toHaveCount( 1 );
	await page.goto( contact );
	await expect( page.getByText( 'Rye bread.' ) ).toBeVisible();
	await expect( ad ).toHaveCount( 0 );
} );
