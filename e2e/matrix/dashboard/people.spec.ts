import { asUser } from '../../as-user';
import { expect, test } from '../../fixtures';
import { setActive } from '../../related';
import { setSettings } from '../../site-settings';
import { resetWriting, setWriting } from '../../write-page';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

const SECTION = '[data-section="related-posts"]';

const reset = async ( utils: RequestUtils ) => {
	// Settings of a module are stored while it is on.
	await setActive( utils, true );
	await setSettings( utils, {
		show_thumbnails: false,
		slipstream_related_fallback: 'first',
	} );
	await setActive( utils, false );
	await resetWriting( utils );
};
test.afterEach( ( { requestUtils } ) => reset( requestUtils ) );

test( 'two administrators who save at once lose nothing', async ( {
	admin,
	page,
	context,
	requestUtils,
} ) => {
	await reset( requestUtils );
	await setActive( requestUtils, true );
	await admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/related-posts' );
	const other = await context.newPage();
	await other.goto( '/wp-admin/admin.php?page=my-jetpack#/related-posts' );
	const pictures = page.getByLabel( 'Pictures' );
	const fallback = 'For posts without a featured image';
	await pictures.setChecked( true );
	await other.getByLabel( fallback ).selectOption( 'none' );
	const save = { name: 'Save related posts' };
	await Promise.all(
		[ page, other ].map( ( one ) =>
			one.getByRole( 'button', save ).click()
		)
	);
	for ( const one of [ page, other ] ) {
		await expect(
			one.locator( SECTION ).getByText( 'Saved.' )
		).toBeVisible();
	}
	await page.reload();
	await expect( pictures ).toBeChecked();
	await expect( page.getByLabel( fallback ) ).toHaveValue( 'none' );
	await other.close();
} );

test( 'authors see their usage alone, and use the templates of the site', async ( {
	browser,
	requestUtils,
} ) => {
	const templates = [ { title: 'House letter', prompt: 'Write a letter' } ];
	await setWriting( requestUtils, { templates } );
	await asUser( browser, requestUtils, 'author', async ( theirs ) => {
		await theirs.goto( '/wp-admin/admin.php?page=my-jetpack' );
		await expect(
			theirs.getByRole( 'heading', { name: 'AI usage' } )
		).toBeVisible();
		await expect( theirs.getByText( 'House style' ) ).toHaveCount( 0 );
		await theirs.goto( '/wp-admin/post-new.php' );
		const ai = await theirs.evaluate(
			() =>
				( window.slipstreamSettings?.ai ?? {} ) as Record<
					string,
					unknown
				>
		);
		expect( ai.templates ).toEqual( templates );
	} );
} );

test( 'an editor says that the plan was upgraded where the address and the provider do, until it is dismissed', async ( {
	admin,
	page,
	requestUtils,
} ) => {
	await page.route( /slipstream(%2F|\/)v1(%2F|\/)upgrade/, ( route ) =>
		route.fulfill( { json: { state: 'granted', plan: 'Large' } } )
	);
	const { id } = await requestUtils.createPost( {
		title: 'Of rivers',
		status: 'draft',
		date_gmt: '2026-03-04T05:06:07',
	} );
	const notice = page
		.locator( '.components-notice' )
		.filter( { hasText: 'Congratulations! Your site is now on' } );
	await admin.visitAdminPage(
		'site-editor.php',
		'p=%2F&canvas=edit&plan_upgraded=1'
	);
	await expect( notice ).toBeVisible();
	await admin.visitAdminPage(
		'post.php',
		`post=${ id }&action=edit&plan_upgraded=1`
	);
	await expect(
		notice.getByRole( 'link', { name: 'View my plan' } )
	).toHaveAttribute( 'href', /page=my-jetpack#\/products/ );
	await notice.getByRole( 'button', { name: 'Close' } ).click();
	await expect( notice ).toBeHidden();
	await expect( page ).not.toHaveURL( /plan_upgraded/ );
} );
