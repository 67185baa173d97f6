import { expect, test } from '../../fixtures';
import { FORM } from './saved';

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

test( 'a form that is kept to stand in several places is worked on where it stands, changes in all of them, and is detached', async ( {
	admin,
	editor,
	page,
	requestUtils,
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
	const outer = editor.canvas.locator( FORM ).first();
	await outer.click();
	await editor.canvas.getByText( 'Who are you' ).click();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( 'Your name' );
	const save = ( region: string | RegExp ) =>
		page
			.getByRole( 'region', { name: region } )
			.getByRole( 'button', { name: 'Save', exact: true } )
			.click();
	await save( 'Editor top bar' );
	await save( /Save panel|Editor publish/ );
	await expect(
		page.getByRole( 'button', { name: 'Dismiss this notice' } )
	).toBeVisible();

	await editor.selectBlocks( outer );
	await editor.clickBlockToolbarButton( 'Detach' );
	expect( await editor.getEditedPostContent() ).toContain(
		'{"subject":"Hi"}'
	);

	// Detaching it here is not saved, and the page asks.
	page.once( 'dialog', ( dialog ) => void dialog.accept() );
	await page.goto( `/?p=${ other.id }` );
	await expect( page.getByLabel( 'Your name' ) ).toBeVisible();
} );
