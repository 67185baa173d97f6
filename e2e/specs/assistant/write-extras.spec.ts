import { OFFLINE, expect, status } from '../../fixtures';
import { paragraph, test } from '../../toolbar-page';
import {
	fieldOf,
	openBySlash,
	openTool,
	resetWriting,
	setWriting,
} from '../../write-page';

const STORY =
	'Rivers begin small. They grow because new streams keep joining them, and they carry the sand of the mountains slowly down to the sea.';
const META = 'advanced_seo_description';

const screen = ( name: string ) => ( {
	path: `artifacts/screens/write-${ name }.png`,
} );

test.afterEach( ( { requestUtils } ) => resetWriting( requestUtils ) );

test( 'an excerpt: length and tone, edited, tried again, accepted, undone', async ( {
	toolbar,
	upstream,
	page,
	editor,
	expectAccessible,
} ) => {
	await openTool( { toolbar, editor, page }, STORY, 'Write an excerpt' );
	await upstream.behave( { text: '"How rivers\ngrow."' } );
	await toolbar.panel
		.getByRole( 'spinbutton', { name: 'Words' } )
		.fill( '20' );
	await toolbar.panel.getByLabel( 'Tone' ).selectOption( 'Humorous' );
	await toolbar.button( 'Write the excerpt' ).click();
	const text = toolbar.panel.getByRole( 'textbox', { name: 'Suggestion' } );
	await expect( text ).toHaveValue( 'How rivers grow.' );
	await expect( text ).toHaveAccessibleDescription( '3 words' );
	await expectAccessible( '.slipstream-ai-panel' );
	await page.screenshot( screen( 'excerpt' ) );
	const sent = JSON.stringify( ( await upstream.seen() )[ 0 ]?.body );
	expect( sent ).toContain( 'About 20 words' );
	expect( sent ).toContain( 'tone: humorous' );
	expect( sent ).toContain( 'Rivers begin small' );

	await upstream.behave( { text: 'Sand goes to the sea.' } );
	await toolbar.button( 'Regenerate' ).click();
	await expect( text ).toHaveValue( 'Sand goes to the sea.' );
	await toolbar.button( 'Previous suggestion' ).click();
	await expect( text ).toHaveValue( 'How rivers grow.' );
	await text.fill( 'How all rivers grow. ' );
	await toolbar.accept( 'Accept' );
	expect( await fieldOf( page, 'excerpt' ) ).toBe( 'How all rivers grow.' );
	const notice = page.getByTestId( 'snackbar' );
	await expect( notice ).toContainText( 'The excerpt is in the post.' );
	await notice.getByRole( 'button', { name: 'Undo' } ).click();
	expect( await fieldOf( page, 'excerpt' ) ).toBe( '' );
} );

test( 'a meta description in the words of the house, saved and printed', async ( {
	toolbar,
	upstream,
	page,
	editor,
	requestUtils,
	expectAccessible,
} ) => {
	await setWriting( requestUtils, {
		guidelines: 'Write for children.',
		glossary: [ { term: 'e-mail', preferred: 'email' } ],
		banned: [ 'very' ],
	} );
	await upstream.behave( { text: 'Very good rivers, by e-mail.' } );
	await openTool(
		{ toolbar, editor, page },
		STORY,
		'Write a meta description'
	);
	const text = toolbar.panel.getByRole( 'textbox', { name: 'Suggestion' } );
	await expect( text ).toHaveAccessibleDescription( '28 of 156 characters' );
	await expect( toolbar.panel ).toContainText( 'This site avoids “Very”.' );
	await expectAccessible( '.slipstream-ai-panel' );
	await page.screenshot( screen( 'meta-style' ) );
	await toolbar.button( 'Replace with “email”' ).click();
	await expect( text ).toHaveValue( 'Very good rivers, by email.' );
	await upstream.behave( { text: 'Good rivers, by email.' } );
	await toolbar.button( 'Ask again' ).click();
	await expect( text ).toHaveValue( 'Good rivers, by email.' );
	await expect( toolbar.panel ).not.toContainText( 'avoids' );
	const [ first, second ] = await upstream.seen();
	const system = first?.body?.messages?.[ 0 ];
	expect( system?.role ).toBe( 'system' );
	expect( system?.content ).toContain( 'Write for children.' );
	expect( system?.content ).toContain( '"email", not "e-mail"' );
	const last = second?.body?.messages?.at( -1 )?.content;
	expect( last ).toContain( 'Do without these words: "Very".' );
	await toolbar.accept( 'Accept' );
	expect( await fieldOf( page, 'meta' ) ).toMatchObject( {
		[ META ]: 'Good rivers, by email.',
	} );
	const id = await editor.publishPost();
	const answer = await page.request.get( `/?p=${ id }` );
	expect( await answer.text() ).toContain(
		'<meta name="description" content="Good rivers, by email." />'
	);
} );

test( 'tags: those of the site first, the author ticks, new ones are made', async ( {
	toolbar,
	upstream,
	page,
	editor,
	requestUtils,
	expectAccessible,
} ) => {
	for ( const old of await requestUtils.rest< { id: number }[] >( {
		path: '/wp/v2/tags',
		params: { per_page: 100 },
	} ) ) {
		await requestUtils.rest( {
			method: 'DELETE',
			path: `/wp/v2/tags/${ old.id }`,
			params: { force: true },
		} );
	}
	const { id } = await requestUtils.rest< { id: number } >( {
		method: 'POST',
		path: '/wp/v2/tags',
		data: { name: 'Sand & sea' },
	} );
	await upstream.behave( {
		text: '- Mountains\n- sand & sea\n- #Streams\n',
	} );
	await openTool( { toolbar, editor, page }, STORY, 'Suggest tags' );
	const ours = toolbar.panel.getByRole( 'group', {
		name: 'Tags of this site',
	} );
	const fresh = toolbar.panel.getByRole( 'group', { name: 'New tags' } );
	await expect( ours.getByRole( 'checkbox' ) ).toHaveCount( 1 );
	await expect( fresh.getByRole( 'checkbox' ) ).toHaveCount( 2 );
	await expect( toolbar.button( 'Add tags' ) ).toBeDisabled();
	await expectAccessible( '.slipstream-ai-panel' );
	await ours.getByLabel( 'Sand & sea' ).check();
	await fresh.getByLabel( 'Streams' ).check();
	await page.screenshot( screen( 'tags' ) );
	const sent = JSON.stringify( await upstream.seen() );
	expect( sent ).toContain( 'Sand & sea' );

	// What is chosen stays when the server cannot be reached.
	await page.route( /wp\/v2\/tags/, ( route ) => route.abort() );
	await toolbar.button( 'Add 2 tags' ).click();
	await expect(
		toolbar.panel.getByRole( 'checkbox', { checked: true } )
	).toHaveCount( 1 );
	await expect( toolbar.panel.locator( '.components-notice' ) ).toBeVisible();
	await page.screenshot( screen( 'tags-error' ) );
	expect( await fieldOf( page, 'tags' ) ).toEqual( [ id ] );
	await page.unroute( /wp\/v2\/tags/ );
	await toolbar.accept( 'Add 1 tag' );
	const tags = ( await fieldOf( page, 'tags' ) ) as number[];
	expect( tags ).toHaveLength( 2 );
	const made = await requestUtils.rest< { name: string } >( {
		path: `/wp/v2/tags/${ tags[ 1 ] }`,
	} );
	expect( made.name ).toBe( 'Streams' );
} );

test( 'nothing is lost when an answer is cut, refused, or the browser is offline', async ( {
	toolbar,
	upstream,
	page,
	editor,
	context,
	expectConsoleErrors,
} ) => {
	await upstream.behave( {
		text: 'Half of a description and the rest',
		cutAfter: 4,
	} );
	await openTool(
		{ toolbar, editor, page },
		STORY,
		'Write a meta description'
	);
	const text = toolbar.panel.getByRole( 'textbox', { name: 'Suggestion' } );
	await expect( toolbar.button( 'Accept' ) ).toBeVisible();
	await expect( text ).toHaveValue( 'Half of a description' );
	await expect(
		toolbar.panel.locator( '.slipstream-ai-banner' )
	).toBeVisible();
	await text.fill( 'Half of a good description' );
	await page.screenshot( screen( 'meta-cut' ) );
	await upstream.behave( {
		status: 429,
		body: { error: { code: 'rate_limit_exceeded', message: 'Slow down' } },
	} );
	await toolbar.button( 'Regenerate' ).click();
	await expect(
		toolbar.panel.locator( '.slipstream-ai-banner' )
	).toBeVisible();
	await expect( text ).toHaveValue( 'Half of a good description' );
	await context.setOffline( true );
	await toolbar.button( 'Regenerate' ).click();
	await expect(
		toolbar.panel.locator( '.slipstream-ai-banner' )
	).toBeVisible();
	await expect( text ).toHaveValue( 'Half of a good description' );
	await context.setOffline( false );
	await toolbar.accept( 'Accept' );
	expect( await fieldOf( page, 'meta' ) ).toMatchObject( {
		[ META ]: 'Half of a good description',
	} );
	expectConsoleErrors( status( 429 ), OFFLINE );
} );

test.describe( 'from right to left, on a small screen, by keyboard', () => {
	test.beforeEach( ( { setLanguage } ) => setLanguage( 'ar' ) );

	test( 'an excerpt', async ( {
		toolbar,
		assistant,
		upstream,
		page,
		expectAccessible,
	} ) => {
		await upstream.behave( { text: 'النهر يتذكر كل حجر.' } );
		await toolbar.open( paragraph( STORY ) + paragraph( '' ) );
		await page.setViewportSize( { width: 320, height: 640 } );
		await toolbar.select( 1 );
		await page
			.frameLocator( 'iframe[name="editor-canvas"]' )
			.locator( 'p' )
			.last()
			.click();
		await openBySlash( page, '/write with' );
		// The one word that the test's language has.
		const accept = toolbar.button( 'اقبل' );
		await expect( assistant.block.getByRole( 'textbox' ) ).toBeFocused();
		await page.keyboard.type( 'excerpt' );
		await expect(
			assistant.block.getByRole( 'option', { name: 'Write an excerpt' } )
		).toBeVisible();
		await page.keyboard.press( 'Enter' );
		await expect( toolbar.panel ).toBeFocused();
		await toolbar.button( 'Write the excerpt' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( accept ).toBeVisible();
		await accept.scrollIntoViewIfNeeded();
		await page.screenshot( screen( 'excerpt-rtl-320' ) );
		await expectAccessible( '.slipstream-ai-panel' );
		const box = await toolbar.panel.boundingBox();
		expect( box!.x ).toBeGreaterThanOrEqual( 0 );
		expect( box!.x + box!.width ).toBeLessThanOrEqual( 320 );
		await accept.focus();
		await page.keyboard.press( 'Enter' );
		await expect( toolbar.panel ).toHaveCount( 0 );
		expect( await fieldOf( page, 'excerpt' ) ).toBe(
			'النهر يتذكر كل حجر.'
		);
	} );
} );
