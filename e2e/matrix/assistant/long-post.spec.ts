import { expect } from '../../fixtures';
import { paragraph, test } from '../../toolbar-page';
import { openBySlash } from '../../write-page';
import type { Locator, Page } from '@playwright/test';
import type { ToolbarPage } from '../../toolbar-page';

const COUNT = 1000;
/** In the middle of the post. */
const AT = 500;
const TEXTS = Array.from(
	{ length: COUNT },
	( _, at ) => `River ${ at } runs to the sea.`
);

const contents = async ( toolbar: ToolbarPage ) =>
	( await toolbar.blocks() ).map( ( { attributes } ) => attributes.content );

/** Goes to a control with one key, as often as it takes. */
async function go( page: Page, to: Locator, key = 'Tab' ): Promise< void > {
	await expect( to ).toBeVisible();
	for ( let step = 0; step < 30; step++ ) {
		if ( await to.evaluate( ( node ) => node.matches( ':focus' ) ) ) {
			return;
		}
		await page.keyboard.press( key );
	}
	await expect( to ).toBeFocused();
}

test( 'a post of 1,000 blocks, by keyboard alone: only what was asked for changes, and undo takes it back', async ( {
	toolbar,
	assistant,
	upstream,
	editor,
	page,
	pageUtils,
} ) => {
	await toolbar.open( TEXTS.map( ( text ) => paragraph( text ) ).join( '' ) );
	const before = await toolbar.markup();
	test.slow();
	const block = editor.canvas.getByText( TEXTS[ AT ] ?? '', {
		exact: true,
	} );
	await toolbar.select( AT );
	await expect( block ).toBeFocused();
	const others = ( text: unknown, at: number ) => text === TEXTS[ at ];

	await test.step( 'an action of the toolbar', async () => {
		await upstream.behave( { text: 'River five hundred.' } );
		await pageUtils.pressKeys( 'alt+F10' );
		const tools = page.getByRole( 'toolbar', { name: 'Block tools' } );
		await go(
			page,
			tools.getByRole( 'button', { name: 'AI Assistant' } ),
			'ArrowRight'
		);
		await page.keyboard.press( 'Enter' );
		await go(
			page,
			page.getByRole( 'menuitem', { name: 'Simplify' } ),
			'ArrowDown'
		);
		await page.keyboard.press( 'Enter' );
		await go( page, toolbar.button( 'Accept' ) );
		await page.keyboard.press( 'Enter' );
		await expect( toolbar.panel ).toHaveCount( 0 );
		const after = await contents( toolbar );
		expect( after[ AT ] ).toBe( 'River five hundred.' );
		expect( after.filter( others ) ).toHaveLength( COUNT - 1 );
		await expect(
			editor.canvas.getByText( 'River five hundred.' )
		).toBeFocused();
		await pageUtils.pressKeys( 'primary+z' );
		expect( await toolbar.markup() ).toBe( before );
	} );

	await test.step( 'Write with AI', async () => {
		await upstream.behave( { text: 'And then it rests.' } );
		await toolbar.select( AT );
		await block.focus();
		await page.keyboard.press( 'End' );
		await page.keyboard.press( 'Enter' );
		await openBySlash( page, '/write with' );
		await expect( assistant.prompt ).toBeFocused();
		await page.keyboard.type( 'cont' );
		await page.keyboard.press( 'Enter' );
		await assistant.settled();
		await pageUtils.pressKeys( 'primary+Enter' );
		await expect( assistant.block ).toHaveCount( 0 );
		const after = await contents( toolbar );
		expect( after ).toEqual(
			TEXTS.toSpliced( AT + 1, 0, 'And then it rests.' )
		);
	} );

	await test.step( 'the assistant', async () => {
		await upstream.behave( { text: 'At last.\n\nThe sea.' } );
		await page.keyboard.press( 'End' );
		await page.keyboard.press( 'Enter' );
		await openBySlash( page, '/ai assistant' );
		await expect( assistant.prompt ).toBeFocused();
		await page.keyboard.type( 'An end' );
		await page.keyboard.press( 'Enter' );
		await assistant.settled();
		await pageUtils.pressKeys( 'primary+Enter' );
		await expect( assistant.block ).toHaveCount( 0 );
		expect( await contents( toolbar ) ).toEqual(
			TEXTS.toSpliced(
				AT + 1,
				0,
				'And then it rests.',
				'At last.',
				'The sea.'
			)
		);
	} );

	await test.step( 'undo, step by step, to where it began', async () => {
		await expect( async () => {
			// A field that has the focus takes back its own words.
			await toolbar.select( AT );
			await pageUtils.pressKeys( 'primary+z' );
			expect( await toolbar.markup() ).toBe( before );
		} ).toPass( { intervals: [ 100 ] } );
	} );
} );
