import { restoreSite, setLimit } from '../../faults';
import { expect, expectNothingWrong } from '../../fixtures';
import { setSettings } from '../../site-settings';
import { test } from '../../toolbar-page';
import { newStranger } from '../../signed-out';

const STORY = [
	'# Of rivers\n\n',
	'Rivers ',
	'remember ',
	'**every** ',
	'stone.\n\n',
	'- One\n',
	'- Two\n\n',
	'They ',
	'go ',
	'on.',
];
const LABEL = '.slipstream-ai-label';

test.afterEach( async ( { requestUtils } ) => {
	await restoreSite( { requestUtils } );
	await setSettings( requestUtils, { slipstream_ai_label: 'off' } );
} );

test( 'ask, see it grow, accept, publish, and a visitor reads it, and is told where the owner wants that', async ( {
	editor,
	page,
	upstream,
	expectAccessible,
	assistant,
	requestUtils,
	toolbar,
} ) => {
	await assistant.open( 'About rivers' );
	await upstream.behave( { chunks: STORY, hold: 8 } );
	await assistant.ask( 'Write about rivers' );

	await expect( assistant.button( 'Stop' ) ).toBeVisible();
	await expect( assistant.text ).toContainText( 'Rivers remember' );
	expect( await assistant.text.innerText() ).not.toContain( 'go on.' );
	await upstream.release();
	await expect( assistant.text ).toContainText( 'They go on.' );
	await assistant.settled();
	await expect( assistant.text.locator( 'strong' ) ).toHaveText( 'every' );
	await expectAccessible( [
		'iframe[name="editor-canvas"]',
		'[data-type="jetpack/ai-assistant"]',
	] );
	const [ request ] = await upstream.seen();
	expect( request?.body?.stream ).toBe( true );
	expect( JSON.stringify( request?.body?.messages ) ).toContain(
		'Write about rivers'
	);

	await assistant.button( 'Accept' ).click();
	await expect( assistant.block ).toHaveCount( 0 );
	expect( await toolbar.blocks() ).toMatchObject(
		[ 'heading', 'paragraph', 'list', 'paragraph' ].map( ( name ) => ( {
			name: `core/${ name }`,
			attributes: { metadata: { slipstreamAi: { share: 'made' } } },
		} ) )
	);

	const post = await editor.publishPost();
	await setSettings( requestUtils, { slipstream_ai_label: 'once' } );
	const visitor = await newStranger( page.context().browser()! );
	const visit = await visitor.newPage();
	await visit.goto( `${ process.env.WP_BASE_URL }/?p=${ post }` );
	const content = visit.locator( '.wp-block-post-content' );
	await expect( content ).toContainText( 'Rivers remember every stone.' );
	await expect( content.locator( 'li' ) ).toHaveText( [ 'One', 'Two' ] );
	await expect( visit.locator( LABEL ) ).toHaveText( [
		'Parts of this text were written with AI.',
	] );
	await expectNothingWrong( visit, LABEL );
	await setSettings( requestUtils, { slipstream_ai_label: 'each' } );
	await visit.reload();
	await expect( visit.locator( LABEL ) ).toHaveText(
		Array.from( { length: 4 }, () => 'Written with AI.' )
	);
	await visitor.close();
} );

test( 'an answer is stopped, asked for again, discarded, and taken back step by step; of two that arrive one is ended alone', async ( {
	editor,
	page,
	assistant,
	pageUtils,
	requestUtils,
	expectAccessible,
	upstream,
} ) => {
	await setLimit( requestUtils, 10_000 );
	await assistant.open();

	await test.step( 'stop keeps what came and closes the upstream', async () => {
		await upstream.behave( { text: 'word '.repeat( 400 ), hold: 3 } );
		await assistant.ask( 'Write a long text' );
		await expect( assistant.text ).toContainText( 'word word word' );
		await assistant.button( 'Stop' ).click();
		await assistant.settled();
		await expect
			.poll( async () => ( await upstream.seen() )[ 0 ]?.closedEarly )
			.toBe( true );
		await expect( assistant.text ).toContainText( 'word word word' );
	} );

	await test.step( 'regenerate asks again, and discard brings back the empty block', async () => {
		await upstream.behave( { text: 'The second answer.' } );
		await assistant.button( 'Regenerate' ).click();
		await expect( assistant.text ).toHaveText( 'The second answer.' );
		await assistant.settled();
		await assistant.button( 'Discard' ).click();
		await expect( assistant.text ).toHaveCount( 0 );
		await expect( assistant.button( 'Generate' ) ).toBeVisible();
	} );

	await test.step( 'a generation is one undo step and so is accepting it', async () => {
		await upstream.behave( { text: 'Undo me.' } );
		await assistant.ask( 'Say something' );
		await assistant.settled();
		await assistant.button( 'Accept' ).click();
		await expect( assistant.block ).toHaveCount( 0 );
		await pageUtils.pressKeys( 'primary+z' );
		await expect( assistant.text ).toHaveText( 'Undo me.' );
		await pageUtils.pressKeys( 'primary+z' );
		await expect( assistant.text ).toHaveCount( 0 );
		await expect( assistant.prompt ).toBeVisible();
	} );

	await test.step( 'the sidebar says how much is used, and asks for feedback', async () => {
		await editor.selectBlocks( assistant.block );
		await editor.openDocumentSettingsSidebar();
		await page.getByRole( 'tab', { name: 'Block' } ).click();
		const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
		await sidebar.getByRole( 'button', { name: 'AI usage' } ).click();
		await expect(
			sidebar.getByText( /^[\d,]+ of 10,000 requests used this month\.$/ )
		).toBeVisible();
		await expect(
			sidebar.getByRole( 'button', { name: 'Feedback' } )
		).toBeVisible();
		await expect(
			sidebar.getByRole( 'link', { name: /^Share feedback/ } )
		).toHaveAttribute( 'href', /^https:/ );
		// WordPress 6.8 has too little contrast in a panel's title under the pointer.
		await sidebar.getByRole( 'link', { name: /^Set limits/ } ).hover();
		await expectAccessible( '.block-editor-block-inspector' );
	} );

	await test.step( 'removing one of two blocks ends its stream alone', async () => {
		await upstream.reset();
		await editor.insertBlock( { name: 'jetpack/ai-assistant' } );
		await upstream.behave( { text: 'word '.repeat( 60 ), hold: 2 } );
		for ( const index of [ 0, 1 ] ) {
			const block = assistant.block.nth( index );
			const prompt = block.getByRole( 'textbox', { name: 'Ask AI' } );
			await prompt.fill( `Request ${ index }` );
			await prompt.press( 'Enter' );
			await expect(
				block.locator( '.slipstream-ai-text' )
			).toContainText( 'word word' );
		}
		await page.evaluate( () => {
			const { select, dispatch } = window.wp.data;
			dispatch( 'core/block-editor' ).removeBlock(
				select( 'core/block-editor' ).getBlockOrder()[ 0 ]
			);
		} );
		const closedEarly = async () =>
			( await upstream.seen() )
				.map( ( request ) => request.closedEarly )
				.sort();
		await expect.poll( closedEarly ).toEqual( [ false, true ] );
		await upstream.release();
		await expect( assistant.button( 'Accept' ) ).toBeVisible();
		expect( await closedEarly() ).toEqual( [ false, true ] );
	} );
} );
