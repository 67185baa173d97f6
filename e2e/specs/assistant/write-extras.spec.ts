import { CUT, NETWORK, PART, REST, WHOLE } from '../../faults';
import { expect, OFFLINE } from '../../fixtures';
import { paragraph, test } from '../../toolbar-page';
import {
	chooseTool,
	fieldOf,
	openSidebar,
	resetWriting,
	setWriting,
} from '../../write-page';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

const STORY =
	'Rivers begin small. They grow because new streams keep joining them, and they carry the sand of the mountains slowly down to the sea.';
const META = 'advanced_seo_description';

/** Leaves the site one tag, and gives its number. */
async function leaveOneTag( utils: RequestUtils, name: string ) {
	for ( const old of await utils.rest< { id: number }[] >( {
		path: '/wp/v2/tags',
		params: { per_page: 100 },
	} ) ) {
		await utils.rest( {
			method: 'DELETE',
			path: `/wp/v2/tags/${ old.id }`,
			params: { force: true },
		} );
	}
	const { id } = await utils.rest< { id: number } >( {
		method: 'POST',
		path: '/wp/v2/tags',
		data: { name },
	} );
	return id;
}

test.beforeEach( ( { requestUtils } ) =>
	setWriting( requestUtils, {
		guidelines: 'Write for children.',
		glossary: [ { term: 'e-mail', preferred: 'email' } ],
		banned: [ 'very' ],
	} )
);
test.afterEach( ( { requestUtils } ) => resetWriting( requestUtils ) );

test( 'a post gets its excerpt, a meta description in the words of the house, and tags', async ( {
	toolbar,
	upstream,
	page,
	context,
	editor,
	requestUtils,
	expectAccessible,
	expectConsoleErrors,
} ) => {
	expectConsoleErrors( OFFLINE );
	const sea = await leaveOneTag( requestUtils, 'Sand & sea' );
	await toolbar.open( paragraph( STORY ) );
	const sidebar = await openSidebar( editor, page );
	const { panel } = toolbar;
	const text = panel.getByRole( 'textbox', { name: 'Suggestion' } );
	const banner = panel.locator( '.slipstream-ai-banner' );

	await test.step( 'an excerpt: length and tone, edited, tried again, accepted, undone', async () => {
		await chooseTool( sidebar, 'Write an excerpt' );
		await upstream.behave( { text: '"How rivers\ngrow."' } );
		await panel.getByRole( 'spinbutton', { name: 'Words' } ).fill( '20' );
		await panel.getByLabel( 'Tone' ).selectOption( 'Humorous' );
		await toolbar.button( 'Write the excerpt' ).click();
		await expect( text ).toHaveValue( 'How rivers grow.' );
		await expect( text ).toHaveAccessibleDescription( '3 words' );
		await expectAccessible( '.slipstream-ai-panel' );
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
		expect( await fieldOf( page, 'excerpt' ) ).toBe(
			'How all rivers grow.'
		);
		const notice = page.getByTestId( 'snackbar' );
		await expect( notice ).toContainText( 'Excerpt added to the post.' );
		await notice.getByRole( 'button', { name: 'Undo' } ).click();
		expect( await fieldOf( page, 'excerpt' ) ).toBe( '' );
	} );

	await test.step( 'an answer that breaks off can be edited, and continued once the browser is online again', async () => {
		await upstream.behave( CUT );
		await chooseTool( sidebar, 'Write a meta description' );
		await expect( toolbar.button( 'Continue' ) ).toBeVisible();
		await expect( text ).toHaveValue( PART );
		await text.fill( `Once ${ PART }` );
		await context.setOffline( true );
		await toolbar.button( 'Regenerate' ).click();
		await expect( banner ).toContainText( NETWORK );
		await expect( text ).toHaveValue( `Once ${ PART }` );
		await context.setOffline( false );
		await upstream.behave( CUT );
		await toolbar.button( 'Try Again' ).click();
		await expect( text ).toHaveValue( PART );
		await expect( toolbar.button( 'Continue' ) ).toBeVisible();
		await upstream.behave( REST );
		await toolbar.button( 'Continue' ).click();
		await expect( text ).toHaveValue( WHOLE );
		await expect( toolbar.button( 'Accept' ) ).toBeVisible();
	} );

	await test.step( 'a meta description is fixed to what the house writes', async () => {
		await upstream.reset();
		await upstream.behave( { text: 'Very good rivers, by e-mail.' } );
		await toolbar.button( 'Regenerate' ).click();
		await expect( text ).toHaveValue( 'Very good rivers, by e-mail.' );
		await expect( text ).toHaveAccessibleDescription(
			'28 of 156 characters'
		);
		await expect( panel ).toContainText( 'This site avoids “Very”.' );
		await expectAccessible( '.slipstream-ai-panel' );
		await toolbar.button( 'Replace with “email”' ).click();
		await expect( text ).toHaveValue( 'Very good rivers, by email.' );
		await upstream.behave( { text: 'Good rivers, by email.' } );
		await toolbar.button( 'Ask again' ).click();
		await expect( text ).toHaveValue( 'Good rivers, by email.' );
		await expect( panel ).not.toContainText( 'avoids' );
		const [ first, second ] = await upstream.seen();
		const system = first?.body?.messages?.[ 0 ];
		expect( system?.role ).toBe( 'system' );
		expect( system?.content ).toContain( 'Write for children.' );
		expect( system?.content ).toContain( '"email", not "e-mail"' );
		expect( second?.body?.messages?.at( -1 )?.content ).toContain(
			'Avoid these words: "Very".'
		);
		await toolbar.accept( 'Accept' );
		expect( await fieldOf( page, 'meta' ) ).toMatchObject( {
			[ META ]: 'Good rivers, by email.',
		} );
	} );

	await test.step( 'tags: those of the site first, the author ticks, new ones are made', async () => {
		await upstream.reset();
		await upstream.behave( {
			text: '- Mountains\n- sand & sea\n- #Streams\n',
		} );
		await chooseTool( sidebar, 'Suggest tags' );
		const ours = panel.getByRole( 'group', { name: 'Tags on this site' } );
		const fresh = panel.getByRole( 'group', { name: 'New tags' } );
		await expect( ours.getByRole( 'checkbox' ) ).toHaveCount( 1 );
		await expect( fresh.getByRole( 'checkbox' ) ).toHaveCount( 2 );
		await expect( toolbar.button( 'Add tags' ) ).toBeDisabled();
		await expectAccessible( '.slipstream-ai-panel' );
		await ours.getByLabel( 'Sand & sea' ).check();
		await fresh.getByLabel( 'Streams' ).check();
		expect( JSON.stringify( await upstream.seen() ) ).toContain(
			'Sand & sea'
		);
		await toolbar.accept( 'Add 2 tags' );
		const tags = ( await fieldOf( page, 'tags' ) ) as number[];
		expect( tags ).toEqual( [ sea, expect.any( Number ) ] );
		const made = await requestUtils.rest< { name: string } >( {
			path: `/wp/v2/tags/${ tags[ 1 ] }`,
		} );
		expect( made.name ).toBe( 'Streams' );
	} );

	await test.step( 'the page has its description', async () => {
		const id = await editor.publishPost();
		const answer = await page.request.get( `/?p=${ id }` );
		expect( await answer.text() ).toContain(
			'<meta name="description" content="Good rivers, by email." />'
		);
	} );
} );
