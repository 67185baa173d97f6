import { expect, test } from '../../fixtures';
import type { Page } from '@playwright/test';

const ITEM = '.block-editor-block-types-list__item-title';

const openInserter = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Block Inserter', exact: true } ).click();

test( 'the inserter has each block in a category, fields in forms alone, and finds the form first', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost();
	await openInserter( page );
	// The last category is drawn last.
	await expect(
		page.getByRole( 'option', { name: 'YouTube Embed' } )
	).toBeVisible();
	const headers = page.locator( '.block-editor-inserter__panel-title' );
	const titles = await headers.allTextContents();
	expect( titles ).not.toContain( 'Uncategorized' );
	expect(
		titles.filter( ( title ) =>
			[ 'Widgets', 'Forms', 'Grow', 'Monetize', 'Embeds' ].includes(
				title
			)
		)
	).toEqual( [ 'Widgets', 'Forms', 'Grow', 'Monetize', 'Embeds' ] );
	await expect(
		page.getByRole( 'option', { name: 'Email field' } )
	).toHaveCount( 0 );

	const search = page.getByRole( 'searchbox' );
	await search.fill( 'form' );
	await expect(
		page.getByRole( 'option', { name: 'Contact form' } )
	).toBeVisible();
	await expect( page.locator( ITEM ).first() ).toHaveText( 'Form' );
	await page.getByRole( 'option', { name: 'Contact form' } ).click();

	await editor.selectBlocks(
		editor.canvas.locator( '[data-type="jetpack/field-email"]' )
	);
	await search.fill( 'phone field' );
	await expect(
		page.getByRole( 'option', { name: 'Phone field' } )
	).toBeVisible();
} );
