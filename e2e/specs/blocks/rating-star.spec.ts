import { expect, test } from '../../fixtures';

test.describe( 'Star rating block', () => {
	test( 'is rated by pointer and keyboard, published and read', async ( {
		admin,
		editor,
		page,
		expectAccessible,
	} ) => {
		await admin.createNewPost( { title: 'Soup' } );
		await editor.insertBlock( { name: 'core/paragraph' } );
		await editor.insertBlock( { name: 'jetpack/rating-star' } );
		await editor.insertBlock( { name: 'core/paragraph' } );
		const block = editor.canvas.locator(
			'[data-type="jetpack/rating-star"]'
		);
		const stars = block.locator( '.slipstream-rating__star' );
		await expect( stars ).toHaveCount( 5 );
		await stars.nth( 3 ).click();
		await stars.nth( 3 ).click();
		const chosen = block.getByRole( 'radio', { checked: true } );
		await expect( chosen ).toHaveAccessibleName( '3.5 of 5' );
		await chosen.press( 'ArrowRight' );
		await page.keyboard.press( 'ArrowLeft' );
		await page.keyboard.press( 'ArrowDown' );
		await expect( chosen ).toHaveAccessibleName( '3 of 5' );
		await expect( chosen ).toBeFocused();
		await page.keyboard.press( 'ArrowUp' );
		await expectAccessible( [
			'iframe[name="editor-canvas"]',
			'[data-type="jetpack/rating-star"]',
		] );

		await editor.openDocumentSettingsSidebar();
		const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
		await sidebar.getByRole( 'button', { name: 'Review' } ).click();
		await expect( sidebar ).toContainText( 'enter an item name' );
		await sidebar.getByLabel( 'Item name' ).fill( 'Leek soup' );
		await sidebar.getByLabel( 'Item type' ).selectOption( 'Recipe' );
		await expect( sidebar ).toContainText(
			'Search engines can show this rating as a review.'
		);
		await expectAccessible( '.block-editor-block-inspector' );
		await page.screenshot( {
			path: 'artifacts/screens/rating-star-edit.png',
		} );

		const id = await editor.publishPost();
		await page.goto( `/?p=${ id }` );
		const rating = page.locator( '.wp-block-jetpack-rating-star' );
		await expect( rating ).toContainText( 'Rating: 3.5 out of 5.' );
		await expect( rating.locator( 'svg' ).first() ).toBeVisible();
		await expect( rating.locator( 'p' ) ).toBeHidden();
		await expectAccessible( '.wp-block-jetpack-rating-star' );
		await rating.screenshot( {
			path: 'artifacts/screens/rating-star-page.png',
		} );
	} );

	test( 'is drawn in forced colours', async ( { page, requestUtils } ) => {
		const { id } = await requestUtils.createPost( {
			title: 'Rated',
			status: 'publish',
			date_gmt: new Date().toISOString(),
			content:
				'<!-- wp:jetpack/rating-star {"rating":2.5,"color":"#ffff00","className":"is-style-outlined"} -->\n<figure class="wp-block-jetpack-rating-star is-style-outlined" style="text-align:left"><span style="color:#ffff00">★</span><span style="color:#ffff00">★</span><span style="color:#ffff00">★</span></figure>\n<!-- /wp:jetpack/rating-star -->',
		} );
		await page.emulateMedia( { forcedColors: 'active' } );
		await page.goto( `/?p=${ id }` );
		const rating = page.locator( '.wp-block-jetpack-rating-star' );
		const unfilled = rating.locator( 'path.is-rating-unfilled' ).first();
		await expect( unfilled ).toHaveCSS( 'fill-opacity', '0' );
		await rating.screenshot( {
			path: 'artifacts/screens/rating-star-forced-colors.png',
		} );
	} );
} );
