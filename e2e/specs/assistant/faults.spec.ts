import { expect, test } from '../../fixtures';
import type { Behaviour } from '../../upstream';

const NETWORK =
	'It was not possible to process your request. Mind trying again?';

interface Fault {
	name: string;
	behaviour: Behaviour;
	message: string;
	/** Whether the author is offered to send the request again. */
	canRetry: boolean;
	/** What must still be there of the text that came before. */
	kept?: string;
}

const FAULTS: Fault[] = [
	{
		name: 'status 503',
		behaviour: { status: 503, body: { error: { message: 'overloaded' } } },
		message:
			'The AI services are currently unavailable. Sorry for the inconvenience.',
		canRetry: true,
	},
	{
		name: 'status 429',
		behaviour: { status: 429, body: { error: { message: 'slow down' } } },
		message: 'You have reached the limit of requests for this site.',
		canRetry: false,
	},
	{
		name: 'status 422',
		behaviour: { status: 422, body: { error: { message: 'flagged' } } },
		message:
			'This request has been flagged by our moderation system. Please try to rephrase it and try again.',
		canRetry: false,
	},
	{
		name: 'status 413',
		behaviour: { status: 413, body: { error: { message: 'too large' } } },
		message:
			'The content is too large to be processed all at once. Please try to shorten it or divide it into smaller parts.',
		canRetry: true,
	},
	{
		name: 'status 401, repeating the key',
		behaviour: {
			status: 401,
			body: { error: { message: 'bad key {{authorization}}' } },
		},
		message: NETWORK,
		canRetry: true,
	},
	{
		name: 'unclear prompt',
		behaviour: { unclear: true },
		message: 'Your request was unclear. Mind trying again?',
		canRetry: false,
	},
	{
		name: 'cut mid-stream',
		behaviour: {
			text: 'Half a sentence that never comes to its end',
			cutAfter: 4,
			delay: 40,
		},
		message: NETWORK,
		canRetry: true,
		kept: 'Half a sentence that',
	},
	{
		name: 'nothing but malformed chunks',
		behaviour: { malformed: 'all' },
		message: NETWORK,
		canRetry: true,
	},
	{
		name: 'another content type',
		behaviour: { contentType: 'text/html' },
		message: NETWORK,
		canRetry: true,
	},
];

test.describe( 'AI assistant when things go wrong', () => {
	for ( const { name, behaviour, message, canRetry, kept } of FAULTS ) {
		test( name, async ( { page, upstream, problems, assistant } ) => {
			await assistant.open();
			await upstream.behave( behaviour );
			await assistant.ask( 'Write about rivers' );
			await expect( assistant.block ).toContainText( message );
			await expect( assistant.prompt ).toHaveValue(
				'Write about rivers'
			);
			await expect( assistant.button( 'Try Again' ) ).toHaveCount(
				canRetry ? 1 : 0
			);
			if ( kept ) {
				await expect( assistant.text ).toContainText( kept );
			}
			// One request reached the AI server: a failure is never tried again by itself.
			expect( await upstream.seen() ).toHaveLength( 1 );
			expect( await page.content() ).not.toContain( 'sk-e2e-secret-key' );
			expect( await assistant.block.innerHTML() ).not.toContain(
				'sk-e2e-secret-key'
			);

			await upstream.behave( { text: 'All is well again.' } );
			if ( canRetry ) {
				await assistant.button( 'Try Again' ).click();
			} else {
				await assistant.ask( 'Write about lakes' );
			}
			await expect( assistant.text ).toHaveText( 'All is well again.' );
			problems.length = 0; // The browser reports the statuses that were asked for.
		} );
	}

	test( 'a malformed chunk among good ones is skipped', async ( {
		upstream,
		assistant,
	} ) => {
		await assistant.open();
		await upstream.behave( {
			chunks: [ 'One ', 'lost ', 'two.' ],
			malformed: [ 1 ],
		} );
		await assistant.ask( 'Count' );
		await expect( assistant.text ).toHaveText( 'One two.' );
		await assistant.settled();
	} );

	test( 'a slow drip arrives whole', async ( { upstream, assistant } ) => {
		await assistant.open();
		await upstream.behave( {
			chunks: [ 'Slow ', 'but ', '**sure**.' ],
			delay: 1500,
			splitBytes: 3,
		} );
		await assistant.ask( 'Take your time' );
		await expect( assistant.text ).toContainText( 'Slow' );
		await expect( assistant.text ).toHaveText( 'Slow but sure.' );
		await assistant.settled();
	} );

	test( 'silence ends in an error and keeps the text', async ( {
		upstream,
		problems,
		assistant,
	} ) => {
		await assistant.open();
		await upstream.behave( {
			text: 'Some words and then nothing more',
			silenceAfter: 3,
		} );
		await assistant.ask( 'Write' );
		await expect( assistant.text ).toContainText( 'Some words and' );
		await expect( assistant.block ).toContainText( NETWORK, {
			timeout: 30_000,
		} );
		await expect( assistant.text ).toContainText( 'Some words and' );
		problems.length = 0;
	} );

	test( 'offline says so at once, keeps the request, and works when back', async ( {
		context,
		upstream,
		problems,
		assistant,
	} ) => {
		await assistant.open();
		await upstream.behave( { text: 'Warm.' } );
		await assistant.ask( 'Warm up' );
		await assistant.settled();
		await upstream.behave( { text: 'Back online.' } );
		await context.setOffline( true );
		await assistant.ask( 'Write about rivers' );
		await expect( assistant.block ).toContainText( NETWORK );
		await expect( assistant.prompt ).toHaveValue( 'Write about rivers' );
		await context.setOffline( false );
		await assistant.button( 'Try Again' ).click();
		await expect( assistant.text ).toHaveText( 'Back online.' );
		expect( await upstream.seen() ).toHaveLength( 2 );
		problems.length = 0;
	} );

	test( 'an expired token is renewed once, without a second generation', async ( {
		page,
		upstream,
		problems,
		assistant,
	} ) => {
		await assistant.open();
		await upstream.behave( { text: 'First.' } );
		await assistant.ask( 'One' );
		await assistant.settled();
		await page.evaluate( () => {
			const record = JSON.parse(
				window.localStorage.getItem( 'jetpack-ai-jwt' ) ?? '{}'
			);
			const [ head, body ] = record.token.split( '.' );
			record.token = `${ head }.${ body }.expired-and-not-valid`;
			record.expire = Date.now() + 100_000;
			window.localStorage.setItem(
				'jetpack-ai-jwt',
				JSON.stringify( record )
			);
		} );
		await upstream.behave( { text: 'Second.' } );
		await assistant.ask( 'Two' );
		await expect( assistant.text ).toHaveText( 'Second.' );
		expect( await upstream.seen() ).toHaveLength( 2 );
		problems.length = 0;
	} );
} );
