import { PART, REST, restoreSite, WHOLE } from '../../faults';
import { expect, OFFLINE, status } from '../../fixtures';
import { ask, breakOff, causeAll } from '../../panel-faults';
import { test } from '../../toolbar-page';
import { fieldOf, openTool } from '../../write-page';

const STORY = 'Rivers begin small.';

test.afterEach( restoreSite );

for ( const [ tool, field ] of [
	[ 'Write an excerpt', 'excerpt' ],
	[ 'Write a meta description', 'meta' ],
] as const ) {
	test( `${ tool }`, async ( {
		toolbar,
		upstream,
		page,
		editor,
		requestUtils,
		expectConsoleErrors,
	} ) => {
		const around = { page, toolbar, upstream, requestUtils };
		await openTool( { toolbar, editor, page }, STORY, tool );
		if ( field === 'excerpt' ) {
			await toolbar.button( 'Write the excerpt' ).click();
		}
		const text = toolbar.panel.getByRole( 'textbox', {
			name: 'Suggestion',
		} );
		await expect( toolbar.button( 'Accept' ) ).toBeVisible();
		await breakOff( around );
		await expect( text ).toHaveValue( PART );
		await upstream.behave( REST );
		await toolbar.button( 'Continue' ).click();
		await expect( text ).toHaveValue( WHOLE );
		await expect( toolbar.button( 'Accept' ) ).toBeVisible();
		await causeAll( around, () => expect( text ).toHaveValue( WHOLE ) );
		await toolbar.accept( 'Accept' );
		expect( JSON.stringify( await fieldOf( page, field ) ) ).toContain(
			WHOLE
		);
		expectConsoleErrors( status( 400, 403, 413, 422, 429, 503 ), OFFLINE );
	} );
}

test( 'tags', async ( {
	toolbar,
	upstream,
	page,
	editor,
	requestUtils,
	expectConsoleErrors,
} ) => {
	const around = { page, toolbar, upstream, requestUtils };
	await upstream.behave( { text: 'Rivers, Streams' } );
	await openTool( { toolbar, editor, page }, STORY, 'Suggest tags' );
	const tag = ( name: string ) =>
		toolbar.panel.getByRole( 'checkbox', { name } );
	await expect( tag( 'Streams' ) ).toBeVisible();
	await upstream.behave( { chunks: [ 'Lakes, ', 'Po' ], cutAfter: 2 } );
	await ask( toolbar, 'Still water' );
	await expect( tag( 'Lakes' ) ).toBeVisible();
	await upstream.behave( { text: 'Ponds, Wells' } );
	await toolbar.button( 'Continue' ).click();
	await expect( tag( 'Wells' ) ).toBeVisible();
	await expect( tag( 'Ponds' ) ).toBeVisible();
	await tag( 'Lakes' ).check();
	await causeAll( around, () => expect( tag( 'Lakes' ) ).toBeChecked() );
	expectConsoleErrors( status( 400, 403, 413, 422, 429, 503 ), OFFLINE );
} );
