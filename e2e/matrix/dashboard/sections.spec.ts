import { expect, overflow, status, test } from '../../fixtures';
import {
	breakDown,
	MY_JETPACK,
	REST,
	sectionAddresses,
} from '../../my-jetpack';
import { setModuleActive, setSettings } from '../../site-settings';
import { resetWriting, setWriting } from '../../write-page';

const VIEWS = {
	'in a small window': { size: { width: 320, height: 740 }, language: '' },
	'from right to left': {
		size: { width: 1280, height: 800 },
		language: 'ar',
	},
	'from right to left in a small window': {
		size: { width: 320, height: 740 },
		language: 'ar',
	},
};

// As much is shown as there can be.
test.beforeEach( async ( { requestUtils } ) => {
	await setSettings( requestUtils, {
		wordads: true,
		slipstream_ai_prices: {
			'org/model-4o (mini)': { in: 0.15, out: 0.6 },
			'*': { in: 3, out: 15, image: 0.04, minute: 0.006 },
		},
	} );
	await setWriting( requestUtils, {
		guidelines: 'Write for children. '.repeat( 20 ),
		glossary: [
			{ term: 'e-mail', preferred: 'email' },
			{ term: 'web site', preferred: 'website' },
		],
		banned: [ 'synergy' ],
	} );
	await setModuleActive( requestUtils, 'stats', true );
	await setModuleActive( requestUtils, 'analytics', true );
	await requestUtils.rest( {
		method: 'POST',
		path: '/slipstream/v1/analytics',
		data: {
			events: [
				{
					name: 'jetpack_editor_block_inserted',
					props: { block: 'jetpack/contact-form' },
				},
			],
		},
	} );
} );

test.afterEach( async ( { requestUtils } ) => {
	await setSettings( requestUtils, {
		wordads: false,
		slipstream_ai_prices: {},
	} );
	await resetWriting( requestUtils );
	await setModuleActive( requestUtils, 'stats', false );
	await setModuleActive( requestUtils, 'analytics', false );
} );

for ( const [ view, { size, language } ] of Object.entries( VIEWS ) ) {
	test( `all sections fit and are accessible ${ view }`, async ( {
		admin,
		page,
		setLanguage,
		expectAccessible,
	} ) => {
		test.setTimeout( 180_000 );
		await page.setViewportSize( size );
		await setLanguage( language );
		await admin.visitAdminPage( 'admin.php', 'page=my-jetpack' );
		await expect( page.locator( 'html' ) ).toHaveCSS(
			'direction',
			language ? 'rtl' : 'ltr'
		);
		for ( const target of await sectionAddresses( page ) ) {
			await test.step( target, async () => {
				await page.evaluate( ( hash ) => {
					window.location.hash = hash;
				}, target );
				await page.waitForLoadState( 'networkidle' );
				await expect(
					page.locator( '.slipstream-ui-skeleton:visible' )
				).toHaveCount( 0 );
				expect
					.soft( await overflow( page ), target )
					.toBeLessThanOrEqual( 0 );
				await expectAccessible( MY_JETPACK );
			} );
		}
	} );
}

test( 'charts are mirrored where the language is', async ( {
	admin,
	page,
	upstream,
	setLanguage,
} ) => {
	await upstream.behave( { text: 'All is clear.' } );
	await admin.visitAdminPage(
		'admin.php',
		'page=my-jetpack#/add-jetpack-ai'
	);
	await page.getByRole( 'button', { name: 'Run the test' } ).click();
	await expect( page.getByText( 'All is clear.' ) ).toBeVisible();
	await setLanguage( 'ar' );
	await page.goto( '/wp-admin/admin.php?page=my-jetpack#/usage' );
	await page.reload();
	await expect(
		page.locator( '.slipstream-usage .slipstream-ui-chart svg' ).first()
	).toHaveCSS( 'transform', 'matrix(-1, 0, 0, 1, 0, 0)' );
} );

test( 'all sections fit where the server breaks down', async ( {
	admin,
	page,
	expectConsoleErrors,
} ) => {
	test.setTimeout( 180_000 );
	expectConsoleErrors( status( 500 ) );
	await page.setViewportSize( { width: 320, height: 740 } );
	await admin.visitAdminPage( 'admin.php', 'page=my-jetpack' );
	const targets = await sectionAddresses( page );
	await page.route( REST, breakDown );
	for ( const target of targets ) {
		// Nothing that another section read is there.
		await page.goto( 'about:blank' );
		await admin.visitAdminPage( 'admin.php', `page=my-jetpack${ target }` );
		await page.waitForLoadState( 'networkidle' );
		expect.soft( await overflow( page ), target ).toBeLessThanOrEqual( 0 );
	}
	await page.unrouteAll( { behavior: 'ignoreErrors' } );
} );
