import { CUT, listen, REST, SERVER_ERROR, WHOLE } from '../../faults';
import { expect, status } from '../../fixtures';
import { paragraph, test } from '../../toolbar-page';

test( 'several blocks: in their order, with progress, stopped, accepted in one step or in part', async ( {
	toolbar,
	upstream,
	editor,
	pageUtils,
	expectAccessible,
} ) => {
	const texts = [ 'One.', 'Two.', 'Three.' ];
	await toolbar.open(
		'<!-- wp:heading -->\n<h2 class="wp-block-heading">Zero</h2>\n<!-- /wp:heading -->\n\n' +
			texts.map( ( text ) => paragraph( text ) ).join( '' )
	);
	const before = await toolbar.markup();
	const select = async ( from: string, to: string ) => {
		await editor.canvas.getByText( from ).click();
		await editor.canvas.getByText( to ).click( { modifiers: [ 'Shift' ] } );
	};
	const ask = async ( action: string ) => {
		await editor.clickBlockOptionsMenuItem( 'AI Assistant' );
		await toolbar.panel.getByRole( 'option', { name: action } ).click();
	};
	const contents = async () =>
		( await toolbar.blocks() ).map(
			( { attributes } ) => attributes.content
		);

	await test.step( 'progress, and Stop', async () => {
		await upstream.behave( { text: 'Word '.repeat( 12 ), hold: 3 } );
		await select( 'Zero', 'Three.' );
		await ask( 'Simplify' );
		await expect( toolbar.panel ).toContainText( '1 of 4' );
		await upstream.release();
		await expect( toolbar.panel ).toContainText( '2 of 4' );
		await expect.poll( upstream.seen ).toHaveLength( 2 );
		await toolbar.button( 'Stop' ).click();
		await expect( toolbar.panel ).toContainText( 'Stopped early' );
		await expect( toolbar.button( 'Continue' ) ).toBeVisible();
		expect( await upstream.seen() ).toHaveLength( 2 );
		await toolbar.button( 'Discard' ).click();
		expect( await toolbar.markup() ).toBe( before );
	} );

	await test.step( 'all of them, and one undo', async () => {
		await upstream.reset();
		await upstream.behave( { text: 'Plain.' } );
		await select( 'Zero', 'Three.' );
		await toolbar.choose( 'Simplify' );
		await toolbar.accept();
		const sent = ( await upstream.seen() ).map( ( { body } ) =>
			[ 'Zero', ...texts ].findIndex( ( text ) =>
				body?.messages?.some( ( { content } ) =>
					content.includes( text )
				)
			)
		);
		expect( sent ).toEqual( [ 0, 1, 2, 3 ] );
		expect( await contents() ).toEqual( Array( 4 ).fill( 'Plain.' ) );
		await pageUtils.pressKeys( 'primary+z' );
		expect( await toolbar.markup() ).toBe( before );
	} );

	await test.step( 'one change rejected and the other accepted', async () => {
		await toolbar.fill(
			paragraph( 'It runs very fast.' ) + paragraph( 'It runs very far.' )
		);
		await select( 'It runs very fast.', 'It runs very far.' );
		await upstream.behave( { text: 'It runs.' } );
		await ask( 'Make shorter' );
		await expect( toolbar.button( 'Reject this change' ) ).toHaveCount( 2 );
		// The bar: three ways to end it, one to look at it, and the field. No button is primary beside Accept.
		await expect(
			toolbar.panel.locator( '.slipstream-ai-control button' )
		).toHaveText( [ 'Accept', 'Discard', 'Regenerate', 'Show changes' ] );
		await expect( toolbar.panel.locator( '.is-primary' ) ).toHaveCount( 1 );
		await expectAccessible( '.slipstream-ai-panel' );
		await toolbar.button( 'Reject this change' ).last().click();
		await toolbar.accept( 'Accept 1 of 2 changes' );
		expect( await contents() ).toEqual( [
			'It runs.',
			'It runs very far.',
		] );
	} );
} );

test( 'the bar is in sight beside a long text, also on a small screen', async ( {
	toolbar,
	upstream,
	page,
	editor,
} ) => {
	const line = 'The river runs past many old towns and fields. ';
	await page.setViewportSize( { width: 1280, height: 600 } );
	await toolbar.open( paragraph( line.repeat( 60 ).trim() ) );
	await upstream.behave( {
		text: line.replace( 'many', '**some**' ).repeat( 60 ).trim(),
		hold: 200,
	} );
	await toolbar.choose( 'Simplify' );
	// As it will be read, while it arrives.
	await expect( toolbar.panel.locator( 'strong' ).first() ).toHaveText(
		'some'
	);
	await expect( toolbar.panel ).not.toContainText( '**' );
	await expect( toolbar.button( 'Stop' ) ).toBeInViewport( { ratio: 1 } );
	await upstream.release();
	const accept = toolbar.button( 'Accept' );
	await expect( accept ).toBeInViewport( { ratio: 1 } );
	await expect( toolbar.button( 'Reject this change' ) ).toHaveCount( 60 );
	// Wherever the post is scrolled.
	const text = editor.canvas.locator( 'p' ).first();
	await text.evaluate( ( node ) => node.scrollIntoView( { block: 'end' } ) );
	await expect( accept ).toBeInViewport( { ratio: 1 } );

	await page.setViewportSize( { width: 320, height: 640 } );
	await expect( accept ).toBeInViewport( { ratio: 1 } );
	const panel = await toolbar.panel.boundingBox();
	expect( panel!.x ).toBeGreaterThanOrEqual( 0 );
	expect( panel!.x + panel!.width ).toBeLessThanOrEqual( 320 );
	await toolbar.button( 'Reject this change' ).last().click();
	await expect( toolbar.button( 'Accept 59 of 60 changes' ) ).toBeInViewport(
		{ ratio: 1 }
	);
} );

test( 'by keyboard alone: Escape stops, then closes; what fails or breaks off changes nothing', async ( {
	toolbar,
	upstream,
	page,
	editor,
	pageUtils,
	expectConsoleErrors,
} ) => {
	expectConsoleErrors( status( 503 ) );
	await toolbar.open( paragraph( 'A river runs.' ) );
	const before = await toolbar.markup();
	const block = editor.canvas.getByText( 'A river runs.' );
	const prompt = toolbar.panel.getByRole( 'textbox', { name: 'Ask AI' } );

	await test.step( 'from the toolbar to the menu, and back into the block', async () => {
		await block.click();
		await upstream.behave( { text: 'word '.repeat( 300 ), hold: 2 } );
		await pageUtils.pressKeys( 'alt+F10' );
		const button = page
			.getByRole( 'toolbar', { name: 'Block tools' } )
			.getByRole( 'button', { name: 'AI Assistant' } );
		for ( let step = 0; step < 20; step++ ) {
			if (
				await button.evaluate( ( node ) => node.matches( ':focus' ) )
			) {
				break;
			}
			await page.keyboard.press( 'ArrowRight' );
		}
		await expect( button ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		const item = ( name: string ) =>
			page.getByRole( 'menuitem', { name, exact: true } );
		await expect( item( 'Ask AI Assistant' ) ).toBeFocused();
		await page.keyboard.press( 'ArrowUp' );
		await page.keyboard.press( 'ArrowRight' );
		await expect( item( 'English' ) ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( item( 'Translate' ) ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( button ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( item( 'Ask AI Assistant' ) ).toBeFocused();
		await page.keyboard.press( 'ArrowDown' );
		await expect( item( 'Correct spelling and grammar' ) ).toBeFocused();
		await page.keyboard.press( 'ArrowDown' );
		await expect( item( 'Simplify' ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( toolbar.panel ).toContainText( 'word word' );
		await page.keyboard.press( 'Escape' );
		await expect( toolbar.button( 'Accept' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( toolbar.panel ).toHaveCount( 0 );
		await expect( block ).toBeFocused();
	} );

	await test.step( 'a failure is told, and the words stay in the field', async () => {
		await upstream.behave( { status: 503, body: {} } );
		await toolbar.choose( 'Ask AI Assistant' );
		await expect( prompt ).toBeFocused();
		const heard = await listen( page );
		await page.keyboard.type( 'Let it sing' );
		await page.keyboard.press( 'Enter' );
		await expect( toolbar.panel ).toContainText( SERVER_ERROR );
		await expect.poll( heard ).toContain( SERVER_ERROR );
		await expect( prompt ).toHaveValue( 'Let it sing' );
		await expect( prompt ).toBeFocused();
	} );

	await test.step( 'a text that breaks off is continued', async () => {
		await upstream.behave( CUT );
		await toolbar.button( 'Try Again' ).click();
		await expect( toolbar.button( 'Continue' ) ).toBeVisible();
		await expect( toolbar.panel.locator( 'ins' ).first() ).toBeVisible();
		expect( await toolbar.markup() ).toBe( before );
		await upstream.behave( REST );
		await toolbar.button( 'Continue' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( toolbar.button( 'Continue' ) ).toHaveCount( 0 );
		await toolbar.accept();
		expect( await toolbar.markup() ).toContain( `<p>${ WHOLE }</p>` );
	} );

	await test.step( 'a block that is gone by then is not brought back', async () => {
		await toolbar.select();
		await upstream.behave( { text: 'Rivers run.' } );
		await toolbar.choose( 'Simplify' );
		await expect( toolbar.button( 'Accept' ) ).toBeVisible();
		await page.evaluate( () => {
			const { select, dispatch } = window.wp.data;
			dispatch( 'core/block-editor' ).removeBlock(
				select( 'core/block-editor' ).getBlockOrder()[ 0 ]
			);
		} );
		await toolbar.button( 'Accept' ).click();
		await expect( toolbar.panel ).toContainText( 'has changed since' );
		expect( await toolbar.markup() ).not.toContain( 'Rivers run.' );
	} );
} );
