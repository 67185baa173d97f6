import { expect, status, test } from '../../fixtures';
import { NETWORK } from '../../faults';
import { lines } from '../../lines';
import { aiStatus, setSettings } from '../../site-settings';
import { TEXT_FAULTS } from './every-fault';

/** Sentences that others have fixed, which take a third or fourth line in a wide font. */
const LONG: readonly ( readonly [ RegExp, number ] )[] = [
	[ /too large to be processed/, 4 ],
	[ /flagged by our moderation/, 3 ],
	[ new RegExp( NETWORK ), 3 ],
	// What an administrator is told of the site's own server.
	[ /127\.0\.0\.1:/, 4 ],
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
	for ( const { behavior, says } of TEXT_FAULTS ) {
		await upstream.behave( behavior );
		await assistant.ask( 'Write' );
		await expect( banner ).toContainText( says );
		const text = ( await content.textContent() ) ?? '';
		const most = LONG.find( ( [ long ] ) => long.test( text ) )?.[ 1 ];
		expect( await lines( content ), text ).toBeLessThanOrEqual( most ?? 2 );
		expect( await lines( footnote ) ).toBeLessThanOrEqual( 2 );
	}
	expectConsoleErrors( /status of (4\d\d|50[23])/ );
} );

test.describe( 'with a limit', () => {
	test.afterEach( ( { requestUtils } ) =>
		setSettings( requestUtils, { slipstream_ai_request_limit: 0 } )
	);

	test( 'the notice of a limit that is reached takes two lines at 320 px', async ( {
		page,
		requestUtils,
		assistant,
		upstream,
		expectConsoleErrors,
	} ) => {
		const { requests_used: used } = await aiStatus( requestUtils );
		await setSettings( requestUtils, {
			slipstream_ai_request_limit: used + 1,
		} );
		expectConsoleErrors( status( 429 ) );
		await page.setViewportSize( { width: 320, height: 700 } );
		await assistant.open();
		await upstream.behave( { text: 'The last answer.' } );
		await assistant.ask( 'Write one' );
		await assistant.settled();
		await assistant.ask( 'Write two' );
		const content = assistant.block.locator(
			'.slipstream-ai-banner .components-notice__content'
		);
		await expect( content ).toContainText(
			/for this site\. Resets .* Raise limit/
		);
		// A notice of WordPress 6.8 has more room around its words.
		const most = process.env.SLIPSTREAM_E2E_WP === '6.8' ? 3 : 2;
		expect( await lines( content ) ).toBeLessThanOrEqual( most );
	} );
} );
