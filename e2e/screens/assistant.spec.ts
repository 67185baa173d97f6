import { SERVER_ERROR, setLimit } from '../faults';
import { expect, OFFLINE, status, test } from '../fixtures';

const STORY = [
	'## Of rivers\n\n',
	'A river remembers every stone it passes. ',
	'It **never hurries**, and yet it arrives.\n\n',
	'- It begins as rain\n',
	'- It ends as sea\n\n',
	'Ask it where it goes, and it answers by going.',
];

/** Pictures of the assistant in each of its states, to be looked at: artifacts/screens. */
test.describe( 'Screens of the AI assistant', () => {
	for ( const [ name, size ] of Object.entries( {
		wide: { width: 1280, height: 800 },
		narrow: { width: 360, height: 740 },
	} ) ) {
		test(
			name,
			async ( {
				page,
				upstream,
				expectConsoleErrors,
				assistant,
				requestUtils,
			} ) => {
				await page.setViewportSize( size );
				const shoot = ( state: string ) =>
					page.screenshot( {
						path: `artifacts/screens/assistant-${ name }-${ state }.png`,
					} );
				await assistant.open( 'Rivers' );
				await shoot( '1-empty' );
				await upstream.behave( {
					chunks: STORY,
					delay: 400,
					headerDelay: 600,
				} );
				await assistant.ask( 'Write about rivers, in a quiet voice' );
				await expect( assistant.button( 'Stop' ) ).toBeVisible();
				await shoot( '2-requesting' );
				await expect( assistant.text ).toContainText( 'never hurries' );
				await shoot( '3-streaming' );
				await assistant.settled();
				await shoot( '4-done' );
				await assistant.prompt.fill( 'Shorter, please' );
				await shoot( '5-edited' );
				await upstream.behave( { status: 503, body: {} } );
				await assistant.prompt.press( 'Enter' );
				await expect( assistant.block ).toContainText( SERVER_ERROR );
				await shoot( '6-error' );
				await setLimit( requestUtils, 1 );
				await assistant.button( 'Try Again' ).click();
				await expect( assistant.block ).toContainText(
					'limit of requests'
				);
				await shoot( '7-quota' );
				await setLimit( requestUtils, 0 );
				expectConsoleErrors(
					status( 400, 403, 413, 422, 429, 500, 502, 503 ),
					OFFLINE
				);
			}
		);
	}
} );
