import { expect, overflow } from '../../fixtures';
import { MY_JETPACK } from '../../my-jetpack';
import { test } from '../../person';
import { setModuleActive } from '../../site-settings';
import { openSection } from '../first-use/my-jetpack';

const FORM = `<!-- wp:paragraph --><p>Write to us.</p><!-- /wp:paragraph -->
<!-- wp:jetpack/contact-form -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-name {"required":true} -->
<div><!-- wp:jetpack/label {"label":"Name"} /-->

<!-- wp:jetpack/input /--></div>
<!-- /wp:jetpack/field-name -->

<!-- wp:button {"tagName":"button","type":"submit"} -->
<div class="wp-block-button"><button type="submit" class="wp-block-button__link wp-element-button">Send</button></div>
<!-- /wp:button --></div>
<!-- /wp:jetpack/contact-form -->`;

test.afterEach( ( { requestUtils } ) =>
	setModuleActive( requestUtils, 'contact-form', true )
);

test( 'forms are switched off and on, and leave nothing half on pages', async ( {
	person,
	admin,
	page,
	editor,
	browser,
	requestUtils,
	expectAccessible,
} ) => {
	const { id, link } = await requestUtils.createPost( {
		title: 'Contact',
		content: FORM,
		status: 'publish',
		date_gmt: new Date().toISOString(),
	} );
	const stranger = await browser.newContext( { storageState: undefined } );
	const visitor = await stranger.newPage();
	const send = visitor.getByRole( 'button', { name: 'Send' } );
	await visitor.goto( link );
	await expect( send ).toBeVisible();
	await openSection( { person, admin, page }, 'Features' );
	const features = page.locator( '[data-section]:visible' );
	const forms = features.getByRole( 'checkbox', {
		name: 'Forms',
		exact: true,
	} );
	await features
		.getByText( /^\d+ blocks$/ )
		.first()
		.click();
	await expectAccessible( MY_JETPACK );
	await test.step( 'it says what is touched', async () => {
		await person.click( forms );
		const question = page.getByRole( 'dialog' );
		await expect( question ).toContainText(
			/\d+ (page uses|pages use) it/
		);
		await expect( question ).toContainText( 'visitors see nothing' );
		await Promise.all( [
			page.waitForResponse( /contact-form(%2F|\/)active/ ),
			person.click(
				question.getByRole( 'button', { name: 'Turn off Forms' } )
			),
		] );
		await expect( forms ).not.toBeChecked();
		person.finish( 'Switch forms off', 4 );
	} );
	await test.step( 'visitors see nothing, editors why', async () => {
		await visitor.reload();
		await expect( visitor.getByText( 'Write to us.' ) ).toBeVisible();
		await expect( send ).toHaveCount( 0 );
		await expect( visitor.locator( 'body' ) ).not.toContainText( 'is off' );
		await page.goto( link );
		await expect( page.locator( 'body' ) ).toContainText(
			'“Forms” is off, so visitors see nothing here.'
		);
	} );
	await test.step( 'the editor keeps the form', async () => {
		await admin.editPost( id );
		await expect(
			editor.canvas.locator( '[data-type="jetpack/contact-form"]' )
		).toContainText( /“Forms” is off.*Turn it on under Features/ );
		await expect( editor.canvas.getByText( 'Keep as HTML' ) ).toHaveCount(
			0
		);
		expect( await editor.getEditedPostContent() ).toContain(
			'<!-- wp:jetpack/field-name {"required":true} -->'
		);
	} );
	await test.step( 'and back', async () => {
		await openSection( { person, admin, page }, 'Features' );
		await expect( forms ).not.toBeChecked();
		await Promise.all( [
			page.waitForResponse( /contact-form(%2F|\/)active/ ),
			person.click( forms ),
		] );
		await expect( forms ).toBeChecked();
		person.finish( 'Switch forms on again', 3 );
		await visitor.reload();
		await expect( send ).toBeVisible();
	} );
	await page.setViewportSize( { width: 360, height: 740 } );
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	await stranger.close();
} );
