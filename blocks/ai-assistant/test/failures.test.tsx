import { messageFor } from '@slipstream/errors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { spoken } from '../../../src/ai-ui/test/support';
import { assistant, renderEditor } from './support/editor';
import {
	banner,
	field,
	press,
	setConnected,
	startSession,
} from './support/session';

const { provider, ask, generate } = startSession();

describe( 'failures', () => {
	it( 'keeps every character, and sends the same again', async () => {
		const editor = renderEditor( [ assistant() ] );
		const generation = await ask( 'A haiku' );
		await generation.say( 'Old po' );
		await generation.cut();
		expect( editor.attributes() ).toMatchObject( {
			content: 'Old po',
			requestingState: 'done',
		} );
		expect( spoken( 'assertive' ) ).toMatch(
			/^Error: It was not possible/
		);
		expect(
			screen.getByRole( 'button', { name: 'Accept' } )
		).toBeEnabled();
		await press( 'Try Again' );
		await waitFor( () =>
			expect( provider().generations ).toHaveLength( 2 )
		);
		expect( provider().last.body.messages.at( -1 ) ).toEqual(
			generation.body.messages.at( -1 )
		);
		await provider().last.say( 'Old pond' );
		await provider().last.done();
		expect( editor.attributes().messages ).toHaveLength( 2 );
		expect(
			screen.queryByRole( 'button', { name: 'Try Again' } )
		).toBeNull();
	} );

	it( 'continues a text from where it broke off', async () => {
		const editor = renderEditor( [ assistant() ] );
		const first = await ask( 'A haiku' );
		await first.say( 'Old po' );
		await first.cut();
		await press( 'Continue' );
		await waitFor( () =>
			expect( provider().generations ).toHaveLength( 2 )
		);
		const second = provider().last;
		expect( second.body.messages.slice( 0, -2 ) ).toEqual(
			first.body.messages
		);
		expect( second.body.messages.at( -2 ) ).toEqual( {
			role: 'assistant',
			content: 'Old po',
		} );
		await second.say( 'pond, a fr' );
		await second.cut();
		await press( 'Continue' );
		await waitFor( () =>
			expect( provider().generations ).toHaveLength( 3 )
		);
		await provider().last.say( 'frog.' );
		await provider().last.done();
		expect( editor.attributes() ).toMatchObject( {
			content: 'Old pond, a frog.',
			messages: [
				{ role: 'user', content: 'A haiku' },
				{ role: 'assistant', content: 'Old pond, a frog.' },
			],
		} );
		expect(
			screen.queryByRole( 'button', { name: 'Continue' } )
		).toBeNull();
	} );

	it( 'offers no rest of a text that did not begin', async () => {
		renderEditor( [ assistant() ] );
		await generate( 'A haiku', 'Old pond' );
		provider().refusal = { status: 503, code: 'x' };
		await press( 'Regenerate' );
		await waitFor( () => expect( banner() ).not.toBeNull() );
		expect(
			screen.queryByRole( 'button', { name: 'Continue' } )
		).toBeNull();
	} );

	it.each( [
		[ 503, 'x', 'error_service_unavailable', true ],
		[ 429, 'upstream_quota_exceeded', 'error_service_unavailable', true ],
		[ 422, 'x', 'error_moderation', false ],
		[ 413, 'x', 'error_context_too_large', true ],
		[ 400, 'x', 'error_network', true ],
		[ 502, 'upstream_unauthorized', 'error_network', true ],
		[ 403, 'ai_disabled', 'ai_disabled', true ],
		[ 403, 'ai_not_allowed', 'ai_not_allowed', true ],
		[ 403, 'user_not_linked', 'user_not_linked', true ],
		[ 429, 'x', 'error_quota_exceeded', false ],
	] )(
		'%i, %s is told as %s, can be tried again: %s; words and text stay',
		async ( status, code, says, canRetry ) => {
			const editor = renderEditor( [ assistant() ] );
			await generate( 'A haiku', 'Old pond' );
			provider().refusal = { status, code };
			const input = await field();
			await userEvent.clear( input );
			await userEvent.type( input, 'A sonnet{Enter}' );
			await waitFor( () =>
				expect( banner() ).toHaveTextContent( messageFor( says ) )
			);
			expect( spoken( 'assertive' ) ).toContain( messageFor( says ) );
			expect(
				!! screen.queryByRole( 'button', { name: 'Try Again' } )
			).toBe( canRetry );
			expect(
				!! screen.queryByRole( 'button', { name: 'Reconnect' } )
			).toBe( says === 'user_not_linked' );
			expect( await field() ).toHaveValue( 'A sonnet' );
			expect( await field() ).toHaveFocus();
			expect( editor.attributes() ).toMatchObject( {
				content: 'Old pond',
				requestingState: 'done',
			} );
		}
	);

	it( 'an unclear request is a remark', async () => {
		renderEditor( [ assistant() ] );
		const generation = await ask( 'x' );
		await generation.say( '**JETPACK_AI_ERROR**' );
		await waitFor( () =>
			expect( banner() ).toHaveTextContent( 'Your request was unclear' )
		);
		expect( banner() ).toHaveClass( 'is-info' );
		expect(
			screen.queryByRole( 'button', { name: 'Try Again' } )
		).toBeNull();
	} );

	it( 'sends nothing while the browser is offline', async () => {
		const online = jest
			.spyOn( navigator, 'onLine', 'get' )
			.mockReturnValue( false );
		renderEditor( [ assistant() ] );
		await userEvent.type( await field(), 'A haiku{Enter}' );
		expect( banner() ).toHaveTextContent( 'It was not possible' );
		expect( await field() ).toHaveValue( 'A haiku' );
		expect( provider().generations ).toHaveLength( 0 );
		online.mockRestore();
		await press( 'Try Again' );
		await waitFor( () =>
			expect( provider().generations ).toHaveLength( 1 )
		);
	} );

	it( 'without a connection offers to reconnect, and still lets a text be accepted', async () => {
		renderEditor( [
			assistant( { content: 'Old pond', requestingState: 'done' } ),
		] );
		await setConnected( false );
		expect(
			screen.getByRole( 'button', { name: 'Reconnect' } )
		).toBeEnabled();
		expect(
			screen.getByRole( 'button', { name: 'Regenerate' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
		expect(
			screen.getByRole( 'button', { name: 'Accept' } )
		).not.toHaveAttribute( 'aria-disabled' );
	} );
} );
