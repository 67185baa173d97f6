import { expect, test } from '../../fixtures';
import { CANVAS, expectSaved, FORM } from './saved';

test.describe( 'Forms', () => {
	test( 'that were saved long ago open with every kind of field, and save anew', async ( {
		admin,
		editor,
		page,
		requestUtils,
		expectAccessible,
	} ) => {
		const flat =
			'text name email url date telephone textarea checkbox consent select'.split(
				' '
			);
		const later = 'time number slider rating file'.split( ' ' );
		const content = [
			'<!-- wp:jetpack/contact-form {"submitButtonText":"Go","hasFormSettingsSet":"yes"} -->',
			...flat.map(
				( kind ) =>
					`<!-- wp:jetpack/field-${ kind } {"label":"My ${ kind }","width":50,"options":["A","B"]} /-->`
			),
			'<!-- wp:jetpack/field-radio {"label":"My radio","options":["A","B"]} /-->',
			'<!-- wp:jetpack/field-checkbox-multiple {"label":"My boxes"} -->',
			'<!-- wp:jetpack/field-option-checkbox {"label":"C"} /-->',
			'<!-- /wp:jetpack/field-checkbox-multiple -->',
			...later.map(
				( kind ) =>
					`<!-- wp:jetpack/field-${ kind } -->\n<div></div>\n<!-- /wp:jetpack/field-${ kind } -->`
			),
			'<!-- wp:jetpack/field-image-select -->\n<div class="wp-block-jetpack-field-image-select"><div></div></div>\n<!-- /wp:jetpack/field-image-select -->',
			'<!-- wp:jetpack/field-hidden {"label":"from","default":"home"} /-->',
			'<!-- /wp:jetpack/contact-form -->',
		].join( '\n' );
		const { id } = await requestUtils.createPost( {
			title: 'Old form',
			status: 'draft',
			date_gmt: new Date().toISOString(),
			content,
		} );
		await page.setViewportSize( { width: 1280, height: 2400 } );
		await admin.editPost( id );
		const form = editor.canvas.locator( FORM );
		await expect(
			form.locator( '[data-type="jetpack/input-image-option"]' )
		).toHaveCount( 2 );
		await expect( form.getByText( 'My telephone' ) ).toBeVisible();
		await expect( form.getByText( 'Go' ) ).toBeVisible();
		await expectAccessible( [ CANVAS, FORM ] );
		await page.screenshot( { path: 'artifacts/screens/forms-old.png' } );
		await editor.selectBlocks(
			form.locator( '[data-type="jetpack/field-select"]' )
		);
		await expect( form.getByLabel( 'Option 2' ) ).toHaveValue( 'B' );
		await form.getByLabel( 'Option 2' ).fill( 'Bee' );
		const saved = await expectSaved( editor, page );
		expect(
			saved.find( ( { name } ) => name === 'jetpack/field-select' )
				?.attributes.options
		).toEqual( [ 'A', 'Bee' ] );
	} );
} );
