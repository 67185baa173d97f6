import { expect, test } from '../../fixtures';

test.describe( 'All blocks', () => {
	test( 'show an example of themselves before they are inserted', async ( {
		admin,
		page,
	} ) => {
		test.slow();
		await admin.createNewPost();
		await page
			.getByRole( 'button', { name: 'Block Inserter', exact: true } )
			.click();
		const names = await page.evaluate( () => {
			return window.wp.blocks
				.getBlockTypes()
				.filter(
					( { name, parent, ancestor, example, supports } ) =>
						name.startsWith( 'jetpack/' ) &&
						! parent &&
						! ancestor &&
						example &&
						supports?.inserter !== false
				)
				.map( ( { name } ) => name.slice( 'jetpack/'.length ) );
		} );
		expect( names.length ).toBeGreaterThanOrEqual( 8 );
		const preview = page.locator(
			'.block-editor-inserter__preview-container'
		);
		for ( const name of names ) {
			await page.mouse.move( 0, 0 );
			await expect( preview ).toBeHidden();
			await page
				.locator( `.editor-block-list-item-jetpack-${ name }` )
				.first()
				.hover();
			await expect(
				preview
					.locator( 'iframe' )
					.contentFrame()
					.locator( `.wp-block[data-type="jetpack/${ name }"]` )
					.first()
			).toBeVisible();
			await preview.screenshot( {
				path: `artifacts/screens/example-${ name }.png`,
			} );
		}
	} );
} );
