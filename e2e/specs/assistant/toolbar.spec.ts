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

test( 'a paragraph is corrected, keeps its id, links and formats, and one undo brings the old text back', async ( {
	toolbar,
	upstream,
	pageUtils,
	expectAccessible,
} ) => {
	const before =
		'Teh <a href="https://example.com/" target="_blank" rel="noreferrer noopener">shop</a> is <mark style="background-color:#ff0" class="has-inline-color">opne</mark> <strong>now</strong>.';
	await toolbar.open( paragraph( before, 'story' ) );
	const [ old ] = await toolbar.blocks();
	await upstream.behave( {
		text: 'The [shop](https://example.com/) is open **now**.',
	} );
	await toolbar.choose( 'Correct spelling and grammar' );
	await expect( toolbar.panel.locator( 'ins' ) ).toHaveText( [
		'Added: The',
		'Added: open',
	] );
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

/** What can be chosen, and what it asks for. */
const ACTIONS = [
	[ [ 'Simplify' ], 'plain words' ],
	[ [ 'Summarize' ], 'Summarize' ],
	[ [ 'Expand' ], 'twice its length' ],
	[ [ 'Make shorter' ], 'half its length' ],
	[ [ 'Change tone', 'Humorous' ], 'humorous' ],
	[ [ 'Translate', 'French' ], 'fr (French)' ],
] as const;

test( 'each action is asked for, shown, accepted', async ( {
	toolbar,
	upstream,
} ) => {
	await toolbar.open( '' );
	for ( const [ path, sent ] of ACTIONS ) {
		await test.step( path.join( ', ' ), async () => {
			await toolbar.fill( paragraph( 'A river runs.' ) );
			await upstream.reset();
			await upstream.behave( { text: 'Rivers run.\n\nThey do.' } );
			await toolbar.choose( ...path );
			await toolbar.accept();
			expect(
				( await toolbar.blocks() ).map(
					( { attributes } ) => attributes.content
				)
			).toEqual( [ 'Rivers run.', 'They do.' ] );
			const [ request ] = await upstream.seen();
			expect( JSON.stringify( request?.body?.messages ) ).toContain(
				sent
			);
		} );
	}
} );

test( 'the author’s own words, another try, and both suggestions kept', async ( {
	toolbar,
	upstream,
	page,
} ) => {
	await toolbar.open( paragraph( 'A river runs.' ) );
	await upstream.behave( { text: 'A river sings.' } );
	await toolbar.choose( 'Ask AI Assistant' );
	await expect( toolbar.panel.getByRole( 'textbox' ) ).toBeFocused();
	await page.keyboard.type( 'Let it sing' );
	await page.keyboard.press( 'Enter' );
	await expect( toolbar.panel.locator( 'ins' ) ).toContainText( 'sings' );
	await upstream.behave( { text: 'A river hums.' } );
	await toolbar.button( 'Regenerate' ).click();
	await expect( toolbar.panel.locator( 'ins' ) ).toContainText( 'hums' );
	await toolbar.button( 'Previous suggestion' ).click();
	await expect( toolbar.panel.locator( 'ins' ) ).toContainText( 'sings' );
	await toolbar.button( 'Next suggestion' ).click();
	await expect( toolbar.panel.locator( 'ins' ) ).toContainText( 'hums' );
	await toolbar.button( 'Undo' ).click();
	await expect( toolbar.panel.locator( 'ins' ) ).toContainText( 'sings' );
	await expect( toolbar.button( 'Undo' ) ).toHaveCount( 0 );
	await expect(
		toolbar.panel.getByRole( 'textbox', { name: 'Ask AI' } )
	).toHaveValue( '' );
	await toolbar.button( 'Show changes' ).click();
	await expect( toolbar.panel.locator( 'ins' ) ).toHaveCount( 0 );
	await expect( toolbar.panel ).toContainText( 'A river sings.' );
	await toolbar.accept();
	expect( ( await toolbar.blocks() )[ 0 ]?.attributes.content ).toBe(
		'A river sings.'
	);
} );

test( 'only some of the changes', async ( { toolbar, upstream } ) => {
	await toolbar.open( paragraph( 'Teh big river runs fsat.' ) );
	await upstream.behave( { text: 'The big river runs fast.' } );
	await toolbar.choose( 'Correct spelling and grammar' );
	await toolbar.button( 'Reject this change' ).first().click();
	await toolbar.accept( 'Accept 1 of 2 changes' );
	expect( ( await toolbar.blocks() )[ 0 ]?.attributes.content ).toBe(
		'Teh big river runs fast.'
	);
} );

test( 'a heading keeps its level, and marks without words change nothing', async ( {
	toolbar,
	upstream,
} ) => {
	await toolbar.open(
		'<!-- wp:heading {"level":4} -->\n<h4 class="wp-block-heading">Of rivres</h4>\n<!-- /wp:heading -->'
	);
	await upstream.behave( { text: '## \n' } );
	await toolbar.choose( 'Correct spelling and grammar' );
	await expect( toolbar.button( 'Generate' ) ).toBeVisible();
	await expect( toolbar.button( 'Accept' ) ).toHaveCount( 0 );
	await upstream.behave( { text: '## Of rivers' } );
	await toolbar.button( 'Close' ).click();
	await toolbar.choose( 'Correct spelling and grammar' );
	await toolbar.accept();
	expect( ( await toolbar.blocks() )[ 0 ]?.attributes ).toMatchObject( {
		level: 4,
		content: 'Of rivers',
	} );
} );

test( 'a list is corrected in place, and made into a table', async ( {
	toolbar,
	upstream,
	pageUtils,
} ) => {
	await toolbar.open( LIST );
	const [ old ] = await toolbar.blocks();
	await upstream.behave( { text: '- Apples\n- Ripe pears\n- Plums' } );
	await toolbar.choose( 'Correct spelling and grammar' );
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
	expect( ( await toolbar.blocks() ).map( ( { name } ) => name ) ).toEqual( [
		'core/table',
	] );
	await pageUtils.pressKeys( 'primary+z' );
	expect( await toolbar.markup() ).toBe( LIST );

	await toolbar.select();
	await upstream.behave( { text: '## Apples\n\nRed.\n\n## Pears\n\nRipe.' } );
	await toolbar.choose( 'Write a post from this list' );
	await toolbar.accept();
	expect( ( await toolbar.blocks() ).map( ( { name } ) => name ) ).toEqual( [
		'core/heading',
		'core/paragraph',
		'core/heading',
		'core/paragraph',
	] );
} );

test( 'one cell of a table, a button, a quotation', async ( {
	toolbar,
	upstream,
	editor,
} ) => {
	await toolbar.open(
		`<!-- wp:table -->
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
<!-- /wp:buttons -->`
	);
	await editor.canvas.getByText( 'Tow' ).click();
	await upstream.behave( { text: 'Two' } );
	await toolbar.choose( 'Correct spelling and grammar' );
	await toolbar.accept();
	expect( await toolbar.markup() ).toContain( '<td>One</td><td>Two</td>' );
	expect( await upstream.seen() ).toHaveLength( 1 );

	await toolbar.select( 1 );
	await upstream.behave( { text: 'To be or not to be' } );
	await toolbar.choose( 'Correct spelling and grammar' );
	await toolbar.accept();
	expect( await toolbar.markup() ).toContain( '<p>To be or not to be</p>' );

	await editor.canvas.getByText( 'Byu' ).click();
	await upstream.behave( { text: 'Buy' } );
	await toolbar.choose( 'Correct spelling and grammar' );
	await toolbar.accept();
	expect( await toolbar.markup() ).toContain(
		'href="https://example.com/">Buy</a>'
	);
} );
