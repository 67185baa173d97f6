import { messageFor } from '@slipstream/errors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installSettings, spoken } from '../../../src/ai-ui/test/support';
import {
	button,
	dialog,
	gone,
	press,
	problem,
	SAID,
	startVoice,
	upload,
} from './support/dialog';

const { provider, open, asked } = startVoice();

const STYLE = {
	glossary: [ { term: 'e-mail', preferred: 'email' } ],
	banned: [ 'very' ],
};

beforeEach( () => installSettings() );

/** A post with the block, and its draft on the way. */
async function begin() {
	const editor = await open();
	await upload();
	const generation = await asked();
	return {
		generation,
		contents: () =>
			editor.blocks().map( ( { attributes } ) => attributes.content ),
	};
}

describe( 'a draft that fails', () => {
	it.each( [
		[ 503, 'x', 'error_service_unavailable' ],
		[ 429, 'upstream_quota_exceeded', 'error_service_unavailable' ],
		[ 422, 'x', 'error_moderation' ],
		[ 413, 'x', 'error_context_too_large' ],
		[ 400, 'x', 'error_network' ],
		[ 403, 'ai_disabled', 'ai_disabled' ],
		[ 403, 'ai_not_allowed', 'ai_not_allowed' ],
		[ 403, 'user_not_linked', 'user_not_linked' ],
		[ 429, 'error_quota_exceeded', 'error_quota_exceeded' ],
	] )(
		'with %i, %s is told, and what was said stays',
		async ( status, code, says ) => {
			await open();
			provider().refusal = { status, code };
			await upload();
			await waitFor( () =>
				expect( problem() ).toContain( messageFor( says ) )
			);
			expect( spoken( 'assertive' ) ).toBe( messageFor( says ) );
			expect( screen.getByText( SAID ) ).toBeInTheDocument();
			expect( dialog()?.querySelector( '.is-primary' ) ).toBe(
				button( 'Try again' )
			);
			expect( !! button( 'Reconnect' ) ).toBe(
				says === 'user_not_linked'
			);
			expect(
				!! screen.queryByRole( 'link', { name: /^Raise limit/ } )
			).toBe( says === 'error_quota_exceeded' );
			provider().refusal = undefined;
			await press( 'Try again' );
			const generation = await asked();
			await generation.say( 'Trees.' );
			await generation.done();
			await gone();
		}
	);

	it( 'because nobody could make sense of it: what was said goes into the post as it is', async () => {
		const { generation, contents } = await begin();
		await generation.say( 'JETPACK_AI_ERROR' );
		await waitFor( () =>
			expect( problem() ).toContain(
				messageFor( 'error_unclear_prompt' )
			)
		);
		await press( 'Insert as is' );
		await gone();
		expect( contents() ).toEqual( [ SAID ] );
	} );
} );

describe( 'a draft that is not whole', () => {
	it( 'is continued where it broke off', async () => {
		const { generation, contents } = await begin();
		await generation.say( 'Old po' );
		await generation.cut();
		await screen.findByText( 'Stopped early' );
		expect( problem() ).toContain( messageFor( 'error_network' ) );
		expect( screen.getByText( 'Old po' ) ).toBeInTheDocument();
		expect( dialog()?.querySelector( '.is-primary' ) ).toBe(
			button( 'Continue' )
		);
		await press( 'Continue' );
		const rest = await asked( 2 );
		await rest.say( 'pond.' );
		await rest.done();
		await gone();
		expect( contents() ).toEqual( [ 'Old pond.' ] );
	} );

	it( 'is stopped by Escape, and put into the post as far as it came', async () => {
		const { generation, contents } = await begin();
		await generation.say( 'Old pond' );
		await userEvent.keyboard( '{Escape}' );
		await screen.findByText( 'Stopped early' );
		await waitFor( () => expect( generation.isClosed() ).toBe( true ) );
		expect( problem() ).toContain( 'We kept what you said' );
		await press( 'Insert partial draft' );
		await gone();
		expect( contents() ).toEqual( [ 'Old pond' ] );
	} );
} );

describe( 'a draft that is not as the house writes', () => {
	beforeEach( () => installSettings( { ai: { style: STYLE } } ) );

	it( 'waits, is edited, asked for again, and put into the post', async () => {
		const { generation, contents } = await begin();
		await generation.say( 'A very good e-mail.' );
		await generation.done();
		await screen.findByText( 'The draft is ready:' );
		await press( 'Replace with “email”' );
		await screen.findByText( 'A very good email.' );

		provider().refusal = { status: 503, code: 'x' };
		await press( 'Ask again' );
		await waitFor( () =>
			expect( problem() ).toContain(
				messageFor( 'error_service_unavailable' )
			)
		);
		expect( screen.getByText( 'A very good email.' ) ).toBeInTheDocument();
		provider().refusal = undefined;
		await press( 'Ask again' );
		const second = await asked( 2 );
		expect(
			second.body.messages.slice( -2 ).map( ( { content } ) => content )
		).toEqual( [
			'A very good email.',
			expect.stringContaining( '"very"' ),
		] );
		await second.say( 'A good email.' );
		await second.done();
		await gone();
		expect( contents() ).toEqual( [ 'A good email.' ] );
	} );

	it( 'is left for what was said, and written again', async () => {
		const { generation, contents } = await begin();
		await generation.say( 'An e-mail.' );
		await generation.done();
		await press( 'Discard' );
		expect( screen.getByText( SAID ) ).toBeInTheDocument();
		expect( screen.queryByText( 'An e-mail.' ) ).toBeNull();
		await press( 'Write the draft again' );
		const second = await asked( 2 );
		await second.say( 'An email.' );
		await second.done();
		await gone();
		expect( contents() ).toEqual( [ 'An email.' ] );
	} );
} );
