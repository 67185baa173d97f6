import { UNAVAILABLE } from '../../faults';
import { expect, status } from '../../fixtures';
import { paragraph, test } from '../../toolbar-page';

test( 'several blocks: in their order, with progress, stopped, accepted in one step', async ( {
	toolbar,
	upstream,
	editor,
	pageUtils,
} ) => {
	const texts = [ 'One.', 'Two.', 'Three.' ];
	await toolbar.open(
		'<!-- wp:heading -->\n<h2 class="wp-block-heading">Zero</h2>\n<!-- /wp:heading -->\n\n' +
			texts.map( ( text ) => paragraph( text ) ).join( '' )
	);
	const before = await toolbar.markup();
	const select = async () => {
		await editor.canvas.getByText( 'Zero' ).click();
		await editor.canvas
			.getByText( 'Three.' )
			.click( { modifiers: [ 'Shift' ] } );
	};
	const ask = async () => {
		await select();
		await editor.clickBlockOptionsMenuItem( 'AI Assistant' );
		await toolbar.panel.getByRole( 'option', { name: 'Simplify' } ).click();
	};
	await upstream.behave( { text: 'Word '.repeat( 12 ), hold: 3 } );
	await ask();
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

	await upstream.reset();
	await upstream.behave( { text: 'Plain.' } );
	await select();
	await toolbar.choose( 'Simplify' );
	await toolbar.accept();
	const sent = ( await upstream.seen() ).map( ( { body } ) =>
		[ 'Zero', ...texts ].findIndex( ( text ) =>
			body?.messages?.some( ( { content } ) => content.includes( text ) )
		)
	);
	expect( sent ).toEqual( [ 0, 1, 2, 3 ] );
	expect(
		( await toolbar.blocks() ).map(
			( { attributes } ) => attributes.content
		)
	).toEqual( [ 'Plain.', 'Plain.', 'Plain.', 'Plain.' ] );
	await pageUtils.pressKeys( 'primary+z' );
	expect( await toolbar.markup() ).toBe( before );
} );

test( 'two paragraphs made shorter, one change rejected and the other accepted', async ( {
	toolbar,
	upstream,
	editor,
	expectAccessible,
} ) => {
	await toolbar.open(
		paragraph( 'It runs very fast.' ) + paragraph( 'It runs very far.' )
	);
	await editor.canvas.getByText( 'It runs very fast.' ).click();
	await editor.canvas
		.getByText( 'It runs very far.' )
		.click( { modifiers: [ 'Shift' ] } );
	await upstream.behave( { text: 'It runs.' } );
	await editor.clickBlockOptionsMenuItem( 'AI Assistant' );
	await toolbar.panel.getByRole( 'option', { name: 'Make shorter' } ).click();
	await expect( toolbar.button( 'Reject this change' ) ).toHaveCount( 2 );
	await expect( toolbar.button( 'Accept' ) ).toBeInViewport();
	// The bar: three ways to end it, one to look at it, and the field. No button is primary beside Accept.
	await expect(
		toolbar.panel.locator( '.slipstream-ai-control button' )
	).toHaveText( [ 'Accept', 'Discard', 'Regenerate', 'Show changes' ] );
	await expect( toolbar.panel.locator( '.is-primary' ) ).toHaveCount( 1 );
	await expectAccessible( '.slipstream-ai-panel' );
	await toolbar.button( 'Reject this change' ).last().click();
	await toolbar.accept( 'Accept 1 of 2 changes' );
	expect(
		( await toolbar.blocks() ).map(
			( { attributes } ) => attributes.content
		)
	).toEqual( [ 'It runs.', 'It runs very far.' ] );
} );

for ( const [ width, height ] of [
	[ 1280, 600 ],
	[ 360, 640 ],
] as const ) {
	test( `the bar is in sight beside a long text: ${ width } px`, async ( {
		toolbar,
		upstream,
		page,
		editor,
	} ) => {
		const line = 'The river runs past many old towns and fields. ';
		await page.setViewportSize( { width, height } );
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
		await expect( toolbar.button( 'Reject this change' ) ).toHaveCount(
			60
		);
		await page.screenshot( {
			path: `artifacts/screens/toolbar-long-${ width }.png`,
		} );
		// Wherever the post is scrolled.
		await editor.canvas
			.locator( 'p' )
			.first()
			.evaluate( ( text ) => text.scrollIntoView( { block: 'end' } ) );
		await expect( accept ).toBeInViewport( { ratio: 1 } );
		await toolbar.button( 'Reject this change' ).last().click();
		await expect(
			toolbar.button( 'Accept 59 of 60 changes' )
		).toBeInViewport( { ratio: 1 } );
	} );
}

test( 'by keyboard alone; Escape stops, then closes, and the block has the focus again', async ( {
	toolbar,
	upstream,
	page,
	editor,
	pageUtils,
} ) => {
	await toolbar.open( paragraph( 'A river runs.' ) );
	await editor.canvas.getByText( 'A river runs.' ).click();
	await upstream.behave( { text: 'word '.repeat( 300 ), hold: 2 } );
	await pageUtils.pressKeys( 'alt+F10' );
	const button = page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'AI Assistant' } );
	for ( let step = 0; step < 20; step++ ) {
		if ( await button.evaluate( ( node ) => node.matches( ':focus' ) ) ) {
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
	await page.keyboard.press( 'ArrowUp' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( item( 'Formal' ) ).toBeFocused();
	await page.keyboard.press( 'ArrowLeft' );
	await expect( item( 'Change tone' ) ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( button ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( item( 'Ask AI Assistant' ) ).toBeFocused();
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'ArrowDown' );
	await expect( item( 'Simplify' ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( toolbar.panel ).toContainText( 'word word' );
	await page.keyboard.press( 'Escape' );
	await expect( toolbar.button( 'Accept' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( toolbar.panel ).toHaveCount( 0 );
	await expect( editor.canvas.getByText( 'A river runs.' ) ).toBeFocused();
} );

test( 'refusals, broken streams and a removed block break nothing', async ( {
	toolbar,
	upstream,
	expectConsoleErrors,
	page,
} ) => {
	await toolbar.open( paragraph( 'A river runs.' ) );
	const before = await toolbar.markup();
	await upstream.behave( { status: 503, body: {} } );
	await toolbar.choose( 'Simplify' );
	await expect( toolbar.panel ).toContainText( UNAVAILABLE );
	await upstream.behave( { status: 429, body: {} } );
	await toolbar.button( 'Try Again' ).click();
	await expect( toolbar.panel ).toContainText( UNAVAILABLE );
	await toolbar.button( 'Close' ).click();
	await upstream.behave( { unclear: true } );
	await toolbar.choose( 'Simplify' );
	await expect( toolbar.panel ).toContainText( 'unclear' );
	await toolbar.button( 'Close' ).click();
	await upstream.behave( { text: 'one two three four', cutAfter: 2 } );
	await toolbar.choose( 'Simplify' );
	await expect( toolbar.button( 'Try Again' ) ).toBeVisible();
	await expect( toolbar.panel.locator( 'ins' ) ).toContainText( 'one two' );
	expect( await toolbar.markup() ).toBe( before );
	await page.evaluate( () => {
		const { select, dispatch } = window.wp.data;
		dispatch( 'core/block-editor' ).removeBlock(
			select( 'core/block-editor' ).getBlockOrder()[ 0 ]
		);
	} );
	await toolbar.button( 'Accept' ).click();
	await expect( toolbar.panel ).toContainText( 'has changed since' );
	expectConsoleErrors( status( 429 ), status( 503 ) );
} );

test( 'right to left', async ( {
	toolbar,
	upstream,
	setLanguage,
	page,
	editor,
	expectAccessible,
} ) => {
	await setLanguage( 'ar' );
	await toolbar.open( paragraph( 'النهر يجرى نحو البحر.' ) );
	await upstream.behave( { text: 'النهر يجري نحو البحر.' } );
	await editor.showBlockToolbar();
	await page
		.getByRole( 'toolbar' )
		.locator( 'button[aria-label="AI Assistant"]' )
		.click();
	await page.screenshot( { path: 'artifacts/screens/toolbar-rtl-menu.png' } );
	const item = ( name: string ) =>
		page.getByRole( 'menuitem', { name, exact: true } );
	await item( 'Change tone' ).focus();
	await page.keyboard.press( 'ArrowLeft' );
	await expect( item( 'Formal' ) ).toBeFocused();
	await page.keyboard.press( 'ArrowRight' );
	await expect( item( 'Change tone' ) ).toBeFocused();
	await item( 'Simplify' ).click();
	await expect( toolbar.panel.locator( 'ins' ) ).toContainText( 'يجري' );
	await expectAccessible( '.slipstream-ai-panel' );
	await page.screenshot( { path: 'artifacts/screens/toolbar-rtl.png' } );
	const panel = await toolbar.panel.boundingBox();
	const mark = await toolbar.panel.locator( 'del' ).boundingBox();
	expect( mark!.x - panel!.x ).toBeGreaterThan( panel!.width / 2 );
} );

test( 'on a narrow screen', async ( { toolbar, upstream, page } ) => {
	await page.setViewportSize( { width: 320, height: 700 } );
	await toolbar.open( paragraph( 'Teh big river runs fsat to the sea.' ) );
	await upstream.behave( { text: 'The big river runs fast to the sea.' } );
	await toolbar.choose( 'Simplify' );
	await expect( toolbar.button( 'Accept' ) ).toBeVisible();
	await page.screenshot( { path: 'artifacts/screens/toolbar-narrow.png' } );
	const panel = await toolbar.panel.boundingBox();
	expect( panel!.x ).toBeGreaterThanOrEqual( 0 );
	expect( panel!.x + panel!.width ).toBeLessThanOrEqual( 320 );
} );
