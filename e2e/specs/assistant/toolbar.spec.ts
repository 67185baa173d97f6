import { expect } from '../../fixtures';
import { paragraph, test } from '../../toolbar-page';

const LIST = `<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li>Appels</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Ripe <mark style="background-color:#ff0" class="has-inline-color">pears</mark></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->`;

const OTHERS = `<!-- wp:table -->
<figure class="wp-block-table"><table class="has-fixed-layout"><tbody><tr><td>One</td><td>Tow</td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:quote -->
<blockquote class="wp-block-quote"><!-- wp:paragraph -->
<p>To be or not to bee</p>
<!-- /wp:paragraph --></blockquote>
<!-- /wp:quote -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="https://example.com/">Byu</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->`;

const CORRECT = 'Correct spelling and grammar';

test( 'texts are corrected and changed as their author wants, in place, and one undo brings the old ones back', async ( {
	editor,
	page,
	toolbar,
	upstream,
	pageUtils,
	expectAccessible,
} ) => {
	const added = toolbar.panel.locator( 'ins' );
	const contents = async () =>
		( await toolbar.blocks() ).map(
			( { attributes } ) => attributes.content
		);

	await test.step( 'a paragraph keeps its id, links and formats', async () => {
		const before =
			'Teh <a href="https://example.com/" target="_blank" rel="noreferrer noopener">shop</a> is <mark style="background-color:#ff0" class="has-inline-color">opne</mark> <strong>now</strong>.';
		await toolbar.open( paragraph( before, 'story' ) );
		const [ old ] = await toolbar.blocks();
		await upstream.behave( {
			text: 'The [shop](https://example.com/) is open **now**.',
		} );
		await toolbar.choose( CORRECT );
		await expect( added ).toHaveText( [ 'Added: The', 'Added: open' ] );
		await expect( toolbar.panel.locator( 'del' ) ).toHaveText( [
			'Removed: Teh',
			'Removed: opne',
		] );
		expect( ( await toolbar.blocks() )[ 0 ] ).toEqual( old );
		await expectAccessible( '.slipstream-ai-panel' );
		await toolbar.accept();
		const [ block ] = await toolbar.blocks();
		expect( block?.clientId ).toBe( old?.clientId );
		expect( block?.attributes ).toMatchObject( {
			anchor: 'story',
			content: before.replace( 'Teh', 'The' ).replace( 'opne', 'open' ),
		} );
		await pageUtils.pressKeys( 'primary+z' );
		expect( ( await toolbar.blocks() )[ 0 ] ).toEqual( old );
		const [ request ] = await upstream.seen();
		expect( JSON.stringify( request?.body?.messages ) ).toContain(
			'Teh [shop](https://example.com/) is opne **now**.'
		);
	} );

	await test.step( 'the author’s own words, another try, and both suggestions kept', async () => {
		await toolbar.fill( paragraph( 'A river runs.' ) );
		await upstream.behave( { text: 'A river sings.' } );
		await toolbar.choose( 'Ask AI Assistant' );
		await expect( toolbar.panel.getByRole( 'textbox' ) ).toBeFocused();
		await page.keyboard.type( 'Let it sing' );
		await page.keyboard.press( 'Enter' );
		await expect( added ).toContainText( 'sings' );
		await upstream.behave( { text: 'A river hums.' } );
		await toolbar.button( 'Regenerate' ).click();
		await expect( added ).toContainText( 'hums' );
		await toolbar.button( 'Previous suggestion' ).click();
		await expect( added ).toContainText( 'sings' );
		await toolbar.button( 'Show changes' ).click();
		await expect( added ).toHaveCount( 0 );
		await expect( toolbar.panel ).toContainText( 'A river sings.' );
		await toolbar.accept();
		expect( await contents() ).toEqual( [ 'A river sings.' ] );
	} );

	await test.step( 'only some of the changes', async () => {
		await toolbar.fill( paragraph( 'Teh big river runs fsat.' ) );
		await upstream.behave( { text: 'The big river runs fast.' } );
		await toolbar.choose( CORRECT );
		await toolbar.button( 'Reject this change' ).first().click();
		await toolbar.accept( 'Accept 1 of 2 changes' );
		expect( await contents() ).toEqual( [ 'Teh big river runs fast.' ] );
	} );

	await test.step( 'a translation of a heading, which keeps its level', async () => {
		await toolbar.fill(
			'<!-- wp:heading {"level":4} -->\n<h4 class="wp-block-heading">Of rivers</h4>\n<!-- /wp:heading -->'
		);
		await upstream.reset();
		await upstream.behave( { text: '## Des rivières' } );
		await toolbar.choose( 'Translate', 'French' );
		await toolbar.accept();
		expect( ( await toolbar.blocks() )[ 0 ]?.attributes ).toMatchObject( {
			level: 4,
			content: 'Des rivières',
		} );
		expect( JSON.stringify( await upstream.seen() ) ).toContain(
			'fr (French)'
		);
	} );

	await test.step( 'a list in its place, and then a table of it', async () => {
		await toolbar.fill( LIST );
		const [ old ] = await toolbar.blocks();
		await upstream.behave( { text: '- Apples\n- Ripe pears\n- Plums' } );
		await toolbar.choose( CORRECT );
		await toolbar.accept();
		const [ list ] = await toolbar.blocks();
		expect( list?.clientId ).toBe( old?.clientId );
		expect(
			list?.innerBlocks.map( ( { attributes } ) => attributes.content )
		).toEqual( [
			'Apples',
			old?.innerBlocks[ 1 ]?.attributes.content,
			'Plums',
		] );
		expect(
			list?.innerBlocks.slice( 0, 2 ).map( ( { clientId } ) => clientId )
		).toEqual( old?.innerBlocks.map( ( { clientId } ) => clientId ) );
		await pageUtils.pressKeys( 'primary+z' );
		expect( await toolbar.markup() ).toBe( LIST );

		await toolbar.select();
		await upstream.behave( {
			text: '| Fruit | State |\n| --- | --- |\n| Apples | |\n| Pears | ripe |',
		} );
		await toolbar.choose( 'Turn list into a table' );
		await toolbar.accept();
		expect(
			( await toolbar.blocks() ).map( ( { name } ) => name )
		).toEqual( [ 'core/table' ] );
		await pageUtils.pressKeys( 'primary+z' );
		expect( await toolbar.markup() ).toBe( LIST );
	} );

	await test.step( 'one cell of a table, a quotation, a button', async () => {
		await toolbar.fill( OTHERS );
		await upstream.reset();
		await editor.canvas.getByText( 'Tow' ).click();
		await upstream.behave( { text: 'Two' } );
		await toolbar.choose( CORRECT );
		await toolbar.accept();
		expect( await toolbar.markup() ).toContain(
			'<td>One</td><td>Two</td>'
		);
		expect( await upstream.seen() ).toHaveLength( 1 );

		await toolbar.select( 1 );
		await upstream.behave( { text: 'To be or not to be' } );
		await toolbar.choose( CORRECT );
		await toolbar.accept();
		expect( await toolbar.markup() ).toContain(
			'<p>To be or not to be</p>'
		);

		await editor.canvas.getByText( 'Byu' ).click();
		await upstream.behave( { text: 'Buy' } );
		await toolbar.choose( CORRECT );
		await toolbar.accept();
		expect( await toolbar.markup() ).toContain(
			'href="https://example.com/">Buy</a>'
		);
	} );

	await test.step( 'a block says that AI changed it, until its author takes the note away', async () => {
		await toolbar.fill( paragraph( 'Teh shop is open.', 'story' ) );
		await upstream.behave( { text: 'The shop is open.' } );
		await toolbar.choose( CORRECT );
		await toolbar.accept();
		const [ block ] = await toolbar.blocks();
		expect( block?.attributes.metadata ).toEqual( {
			slipstreamAi: {
				share: 'edited',
				model: 'fake-model',
				date: expect.stringMatching( /^\d{4}-\d\d-\d\dT[\d:.]+Z$/ ),
				user: 1,
			},
		} );
		await editor.openDocumentSettingsSidebar();
		await page.getByRole( 'tab', { name: 'Block' } ).click();
		const note = page.getByRole( 'region', { name: 'Editor settings' } );
		await expect(
			note.getByText( 'AI changed this (fake-model). Accepted by admin.' )
		).toBeVisible();
		await expectAccessible( '.block-editor-block-inspector' );
		await note.getByRole( 'button', { name: 'Remove this note' } ).click();
		await expect( note.getByText( 'Written with AI' ) ).toHaveCount( 0 );
		expect( ( await toolbar.blocks() )[ 0 ]?.attributes ).toEqual( {
			...block?.attributes,
			metadata: undefined,
		} );
	} );
} );
