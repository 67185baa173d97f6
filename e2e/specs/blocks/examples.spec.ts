import { drawExamples, exampleIn, exampleNames } from '../../examples';
import { expect, test } from '../../fixtures';

test( 'All blocks show an example of themselves before they are inserted', async ( {
	admin,
	page,
} ) => {
	await admin.createNewPost();
	await page
		.getByRole( 'button', { name: 'Block Inserter', exact: true } )
		.click();
	const names = await exampleNames( page );
	expect( names.length ).toBeGreaterThanOrEqual( 8 );
	await page.locator( '.editor-block-list-item-jetpack-markdown' ).hover();
	await expect(
		exampleIn(
			page.locator( '.block-editor-inserter__preview-container' ),
			'markdown'
		)
	).toBeVisible();
	await drawExamples( page, names );
	for ( const name of names ) {
		await expect(
			exampleIn( page.locator( '.e2e-examples' ), name )
		).toBeVisible();
	}
} );
