import { expect, test } from '../../fixtures';

test.describe( 'Business hours block', () => {
	test( 'is edited by keyboard, published and read', async ( {
		admin,
		editor,
		page,
		expectAccessible,
	} ) => {
		await admin.createNewPost( { title: 'Open' } );
		await editor.insertBlock( { name: 'jetpack/business-hours' } );
		const block = editor.canvas.locator(
			'[data-type="jetpack/business-hours"]'
		);
		const sunday = block.getByRole( 'group', { name: 'Sunday' } );
		await expect( sunday ).toContainText( 'Closed' );
		await sunday.getByRole( 'checkbox' ).press( 'Space' );
		await expect( sunday.getByLabel( 'Opening' ) ).toHaveValue( '09:00' );
		await sunday.getByLabel( 'Opening' ).fill( '10:30' );
		await sunday
			.getByRole( 'button', { name: 'Add Hours' } )
			.press( 'Enter' );
		await expect( sunday.getByLabel( 'Opening' ).nth( 1 ) ).toBeFocused();
		await sunday.getByLabel( 'Opening' ).nth( 1 ).fill( '18:00' );
		await sunday.getByLabel( 'Closing' ).nth( 1 ).fill( '20:00' );
		await expectAccessible( [
			'iframe[name="editor-canvas"]',
			'[data-type="jetpack/business-hours"]',
		] );
		await page.screenshot( {
			path: 'artifacts/screens/business-hours-edit.png',
		} );

		const id = await editor.publishPost();
		await page.goto( `/?p=${ id }` );
		const list = page.locator( 'dl.jetpack-business-hours' );
		await expect( list.locator( 'dt' ) ).toHaveCount( 7 );
		await expect( list.locator( 'dd.Sun' ) ).toHaveText(
			// The theme's typography makes a dash of the hyphen.
			/^10:30 am [-–] 5:00 pm, 6:00 pm [-–] 8:00 pm$/
		);
		await expect( list.locator( 'dd.Sat' ) ).toHaveText( 'Closed' );
		await expectAccessible( 'dl.jetpack-business-hours' );
		await page.screenshot( {
			path: 'artifacts/screens/business-hours-page.png',
		} );
	} );

	test( 'names the days in English when the route fails', async ( {
		admin,
		editor,
		page,
		problems,
	} ) => {
		await page.route( /localized-week/, ( route ) => route.abort() );
		await admin.createNewPost();
		await editor.insertBlock( { name: 'jetpack/business-hours' } );
		await expect(
			editor.canvas.getByRole( 'group', { name: 'Sunday' } )
		).toBeVisible();
		problems.length = 0;
	} );
} );
