import { PART, REST, restoreSite, WHOLE } from '../../faults';
import { expect, OFFLINE, status } from '../../fixtures';
import { breakOff, causeAll } from './panel-faults';
import { paragraph, test } from '../../toolbar-page';
import { fieldOf, openTool } from '../../write-page';

const STORY = 'Rivers begin small.';

test.afterEach( restoreSite );

test( 'whatever fails in the toolbar panel, the text stays', async ( {
	toolbar,
	upstream,
	page,
	requestUtils,
	expectConsoleErrors,
} ) => {
	expectConsoleErrors( status( 400, 403, 413, 422, 429, 502, 503 ), OFFLINE );
	await toolbar.open( paragraph( STORY ) );
	const before = await toolbar.markup();
	const around = { page, toolbar, upstream, requestUtils };
	await upstream.behave( { text: 'Rivers start small.' } );
	await toolbar.choose( 'Simplify' );
	await expect( toolbar.button( 'Accept' ) ).toBeVisible();
	await breakOff( around );
	await expect( toolbar.panel.locator( 'ins' ).first() ).toBeVisible();
	await upstream.behave( REST );
	await toolbar.button( 'Continue' ).click();
	await expect( toolbar.button( 'Continue' ) ).toHaveCount( 0 );
	await expect( toolbar.button( 'Accept' ) ).toBeVisible();
	await causeAll( around, async () => {
		expect( await toolbar.markup() ).toBe( before );
		await expect( toolbar.panel ).toContainText( '2 of 2' );
	} );
	await toolbar.accept();
	expect( await toolbar.markup() ).toContain( `<p>${ WHOLE }</p>` );
} );

test( 'whatever fails in a panel of Write with AI, the suggestion stays', async ( {
	toolbar,
	upstream,
	page,
	editor,
	requestUtils,
	expectConsoleErrors,
} ) => {
	expectConsoleErrors( status( 400, 403, 413, 422, 429, 502, 503 ), OFFLINE );
	const around = { page, toolbar, upstream, requestUtils };
	await openTool(
		{ toolbar, editor, page },
		STORY,
		'Write a meta description'
	);
	const text = toolbar.panel.getByRole( 'textbox', { name: 'Suggestion' } );
	await expect( toolbar.button( 'Accept' ) ).toBeVisible();
	await breakOff( around );
	await expect( text ).toHaveValue( PART );
	await upstream.behave( REST );
	await toolbar.button( 'Continue' ).click();
	await expect( text ).toHaveValue( WHOLE );
	await expect( toolbar.button( 'Accept' ) ).toBeVisible();
	await causeAll( around, () => expect( text ).toHaveValue( WHOLE ) );
	await toolbar.accept( 'Accept' );
	expect( JSON.stringify( await fieldOf( page, 'meta' ) ) ).toContain(
		WHOLE
	);
} );
