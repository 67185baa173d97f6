import { PART, REST, restoreSite, WHOLE } from '../../faults';
import { expect, OFFLINE, status } from '../../fixtures';
import { breakOff, causeAll } from '../../panel-faults';
import { paragraph, test } from '../../toolbar-page';
import { openTool } from '../../write-page';

const STORY = 'Rivers begin small.';

test.afterEach( restoreSite );

test( 'the toolbar panel', async ( {
	toolbar,
	upstream,
	page,
	requestUtils,
	expectConsoleErrors,
	expectAccessible,
} ) => {
	await toolbar.open( paragraph( STORY ) );
	const before = await toolbar.markup();
	const around = { page, toolbar, upstream, requestUtils };
	await upstream.behave( { text: 'Rivers start small.' } );
	await toolbar.choose( 'Simplify' );
	await expect( toolbar.button( 'Accept' ) ).toBeVisible();
	await breakOff( around );
	await expect( toolbar.panel.locator( 'ins' ).first() ).toBeVisible();
	await expectAccessible( '.slipstream-ai-panel' );
	await page.screenshot( {
		path: 'artifacts/screens/toolbar-continue.png',
	} );
	await upstream.behave( REST );
	await toolbar.button( 'Continue' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( toolbar.button( 'Continue' ) ).toHaveCount( 0 );
	await expect( toolbar.button( 'Accept' ) ).toBeVisible();
	await causeAll( around, async () => {
		expect( await toolbar.markup() ).toBe( before );
		await expect( toolbar.panel ).toContainText( '2 of 2' );
	} );
	await toolbar.accept();
	expect( await toolbar.markup() ).toContain( `<p>${ WHOLE }</p>` );
	expectConsoleErrors( status( 400, 403, 413, 422, 429, 503 ), OFFLINE );
} );

test( 'a new text of Write with AI', async ( {
	toolbar,
	upstream,
	page,
	editor,
	requestUtils,
	expectConsoleErrors,
	expectAccessible,
} ) => {
	const around = { page, toolbar, upstream, requestUtils };
	await openTool( { toolbar, editor, page }, STORY, 'Summarize' );
	await expect( toolbar.button( 'Accept' ) ).toBeVisible();
	await breakOff( around );
	await expect( toolbar.panel ).toContainText( PART );
	await expectAccessible( '.slipstream-ai-panel' );
	await upstream.behave( REST );
	await toolbar.button( 'Continue' ).click();
	await expect( toolbar.panel ).toContainText( WHOLE );
	await expect( toolbar.button( 'Accept' ) ).toBeVisible();
	await causeAll( around, () =>
		expect( toolbar.panel ).toContainText( WHOLE )
	);
	await toolbar.accept( 'Accept' );
	expect( await toolbar.markup() ).toContain( WHOLE );
	expectConsoleErrors( status( 400, 403, 413, 422, 429, 503 ), OFFLINE );
} );
