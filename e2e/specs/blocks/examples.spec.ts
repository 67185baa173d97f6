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
			const { wp } = window as unknown as {
				wp: {
					blocks: {
						getBlockTypes: () => {
							name: string;
							title: string;
							example?: object;
							parent?: string[];
							ancestor?: string[];
							supports?: { inserter?: boolean };
						}[];
					};
				};
			};
			return wp.blocks
				.getBlockTypes()
				.filter(
					( { name, parent, ancestor, example, supports } ) =>
						name.startsWith( 'jetpack/' ) &&
						! parent &&
						! ancestor &&
						example &&
						supports?.inserter !== false
				)
				.map( ( { title } ) => title );
		} );
		expect( names.length ).toBeGreaterThanOrEqual( 8 );
		const search = page.getByRole( 'searchbox', { name: 'Search' } );
		const preview = page.locator(
			'.block-editor-inserter__preview-container'
		);
		for ( const title of names ) {
			await search.fill( title );
			// The list may be drawn anew under the pointer, which says nothing of it.
			await expect( async () => {
				await page.mouse.move( 0, 0 );
				await expect( preview ).toBeHidden();
				await page
					.getByRole( 'option', { name: title, exact: true } )
					.first()
					.hover();
				await expect(
					preview
						.locator( 'iframe' )
						.contentFrame()
						.locator( '.wp-block[data-type^="jetpack/"]' )
						.first()
				).toBeVisible( { timeout: 4000 } );
			} ).toPass();
			await preview.screenshot( {
				path: `artifacts/screens/example-${ title.replace( /\W+/g, '-' ) }.png`,
			} );
		}
	} );
} );
