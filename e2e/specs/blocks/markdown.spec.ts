import { expect, test } from '../../fixtures';

test.describe( 'Markdown block', () => {
	test( 'is written, previewed, published and read, and opens valid again', async ( {
		admin,
		editor,
		page,
		requestUtils,
		expectAccessible,
	} ) => {
		await admin.createNewPost( { title: 'In Markdown' } );
		// Code makes a block and saves at once: the parser is not there yet.
		const draft = await page.evaluate( async () => {
			const { blocks, data } = window.wp;
			const made = blocks.createBlock( 'jetpack/markdown', {
				source: 'By **code**',
			} );
			void data.dispatch( 'core/block-editor' ).insertBlocks( [ made ] );
			await data.dispatch( 'core/editor' ).savePost();
			return data.select( 'core/editor' ).getCurrentPostId();
		} );
		const { content } = await requestUtils.rest< {
			content: { raw: string };
		} >( {
			path: `/wp/v2/posts/${ draft }`,
			params: { context: 'edit' },
		} );
		expect( content.raw ).toContain( '<p>By <strong>code</strong></p>' );
		await page.reload();
		const block = editor.canvas.locator( '[data-type="jetpack/markdown"]' );
		await expect( block.locator( 'strong' ) ).toHaveText( 'code' );
		await editor.selectBlocks( block );
		await editor.openDocumentSettingsSidebar();
		await page.screenshot( {
			path: 'artifacts/screens/markdown-syntax.png',
		} );
		const text = block.getByRole( 'textbox', { name: 'Markdown' } );
		await text.fill(
			'## Of lists\n\n- one\n- **two**\n\n<script>window.hacked = 1</script>'
		);
		await editor.showBlockToolbar();
		await page
			.getByRole( 'button', { name: 'Preview', exact: true } )
			.click();
		await expect( block.locator( 'h2' ) ).toHaveText( 'Of lists' );
		await expect( block.locator( 'li strong' ) ).toHaveText( 'two' );
		await expectAccessible( [
			'iframe[name="editor-canvas"]',
			'[data-type="jetpack/markdown"]',
		] );
		await page.screenshot( {
			path: 'artifacts/screens/markdown-preview.png',
		} );

		const id = await editor.publishPost();
		await page.goto( `/?p=${ id }` );
		const saved = page.locator( '.wp-block-jetpack-markdown' );
		await expect( saved.locator( 'li' ) ).toHaveText( [ 'one', 'two' ] );
		expect( await page.evaluate( () => 'hacked' in window ) ).toBe( false );
		await expectAccessible( '.wp-block-jetpack-markdown' );

		await admin.editPost( id! );
		await expect( block ).toContainText( 'Of lists' );
		expect( await editor.getBlocks() ).toHaveLength( 1 );
		await expect( block.getByText( 'unexpected or invalid' ) ).toHaveCount(
			0
		);
	} );
} );
