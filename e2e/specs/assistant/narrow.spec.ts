import { expect, test } from '../../fixtures';
import { NETWORK, TEXT_FAULTS, UNAVAILABLE } from '../../faults';
import type { Locator } from '@playwright/test';

/** Over how many lines the text of an element runs. */
const lines = ( text: Locator ) =>
	text.evaluate( ( element ) => {
		const range = element.ownerDocument.createRange();
		range.selectNodeContents( element );
		const middles = [ ...range.getClientRects() ]
			.filter( ( { height } ) => height > 0 )
			.map( ( { top, bottom } ) => ( top + bottom ) / 2 )
			.sort( ( a, b ) => a - b );
		return middles.filter(
			( middle, index ) => middle - ( middles[ index - 1 ] ?? 0 ) > 6
		).length;
	} );

/** Sentences that others have fixed, which take a third or fourth line in a wide font. */
const LONG: readonly ( readonly [ RegExp, number ] )[] = [
	[ /too large to be processed/, 4 ],
	[ /flagged by our moderation/, 3 ],
	[ new RegExp( `${ UNAVAILABLE }|${ NETWORK }` ), 3 ],
];

test( 'messages at 320 px take two lines where their words allow it', async ( {
	page,
	assistant,
	upstream,
	expectConsoleErrors,
} ) => {
	await page.setViewportSize( { width: 320, height: 700 } );
	await assistant.open();
	const footnote = assistant.block.locator( '.slipstream-ai-footnote' );
	const banner = assistant.block.locator( '.slipstream-ai-banner' );
	const content = banner.locator( '.components-notice__content' );
	expect( await lines( footnote ) ).toBeLessThanOrEqual( 2 );
	for ( const { behaviour, says } of TEXT_FAULTS ) {
		await upstream.behave( behaviour );
		await assistant.ask( 'Write' );
		await expect( banner ).toContainText( says );
		const text = ( await content.textContent() ) ?? '';
		const most = LONG.find( ( [ long ] ) => long.test( text ) )?.[ 1 ];
		expect( await lines( content ), text ).toBeLessThanOrEqual( most ?? 2 );
		expect( await lines( footnote ) ).toBeLessThanOrEqual( 2 );
	}
	expectConsoleErrors( /status of (4\d\d|50[23])/ );
} );
