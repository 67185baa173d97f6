import { expect, status, test } from '../../fixtures';
import { CANVAS } from './saved';

const KEPT = `<!-- wp:jetpack/contact-form {"subject":"Hi"} -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-name -->
<div><!-- wp:jetpack/label {"label":"Who are you"} /-->

<!-- wp:jetpack/input /--></div>
<!-- /wp:jetpack/field-name -->

<!-- wp:button {"tagName":"button","type":"submit"} -->
<div class="wp-block-button"><button type="submit" class="wp-block-button__link wp-element-button">Send</button></div>
<!-- /wp:button --></div>
<!-- /wp:jetpack/contact-form -->`;

const shown = ( id: number ) =>
	`<!-- wp:jetpack/contact-form {"ref":${ id }} /-->`;

test.describe( 'A form that is kept to stand in several places', () => {
	test( 'is worked on where it stands, and changes in all places', async ( {
		admin,
		editor,
		page,
		requestUtils,
		expectAccessible,
	} ) => {
		const form = await requestUtils.rest< { id: number } >( {
			method: 'POST',
			path: '/wp/v2/jetpack_form',
			data: { title: 'Contact', status: 'publish', content: KEPT },
		} );
		const post = ( title: string ) =>
			requestUtils.createPost( {
				title,
				status: 'publish',
				date_gmt: '2026-01-02T03:04:05',
				content: shown( form.id ),
			} );
		const [ one, other ] = [ await post( 'One' ), await post( 'Other' ) ];
		await admin.editPost( one.id );
		// As with other content that is shared, a first click selects the whole.
		await editor.canvas
			.locator( '[data-type="jetpack/contact-form"]' )
			.first()
			.click();
		await editor.canvas.getByText( 'Who are you' ).click();
		await page.keyboard.press( 'ControlOrMeta+a' );
		await page.keyboard.type( 'Your name' );
		await expectAccessible( [
			CANVAS,
			'[data-type="jetpack/contact-form"]',
		] );
		await page.screenshot( { path: 'artifacts/screens/forms-kept.png' } );
		await page
			.getByRole( 'region', { name: 'Editor top bar' } )
			.getByRole( 'button', { name: 'Save', exact: true } )
			.click();
		await page
			.getByRole( 'region', { name: /Save panel|Editor publish/ } )
			.getByRole( 'button', { name: 'Save', exact: true } )
			.click();
		await expect(
			page.getByRole( 'button', { name: 'Dismiss this notice' } )
		).toBeVisible();
		await page.goto( `/?p=${ other.id }` );
		await expect( page.getByLabel( 'Your name' ) ).toBeVisible();

		await admin.editPost( other.id );
		await editor.selectBlocks(
			editor.canvas
				.locator( '[data-type="jetpack/contact-form"]' )
				.first()
		);
		await editor.clickBlockToolbarButton( 'Detach' );
		expect( await editor.getEditedPostContent() ).toContain(
			'{"subject":"Hi"}'
		);
	} );

	test( 'says so when it is gone', async ( {
		admin,
		editor,
		expectConsoleErrors,
		requestUtils,
	} ) => {
		const { id } = await requestUtils.createPost( {
			title: 'Nowhere',
			status: 'draft',
			date_gmt: '2026-01-02T03:04:05',
			content: shown( 999999 ),
		} );
		await admin.editPost( id );
		await expect(
			editor.canvas.getByText( 'not there any more' )
		).toBeVisible();
		expectConsoleErrors( status( 404 ) );
	} );
} );
