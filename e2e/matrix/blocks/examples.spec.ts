import { exampleIn, exampleNames } from '../../examples';
import { expect, test } from '../../fixtures';

test( 'Each block shows its example in the list of all blocks', async ( {
	admin,
	page,
} ) => {
	test.slow();
	await admin.createNewPost();
	await page
		.getByRole( 'button', { name: 'Block Inserter', exact: true } )
		.click();
	const preview = page.locator( '.block-editor-inserter__preview-container' );
	for ( const name of await exampleNames( page ) ) {
		await page.mouse.move( 0, 0 );
		await expect( preview ).toBeHidden();
		await page
			.locator( `.editor-block-list-item-jetpack-${ name }` )
			.first()
			.hover();
		await expect( exampleIn( preview, name ) ).toBeVisible();
	}
} );
