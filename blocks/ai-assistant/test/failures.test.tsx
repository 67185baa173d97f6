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
		[ 503, 'error_service_unavailable', true ],
		[ 429, 'error_quota_exceeded', false ],
		[ 422, 'error_moderation', false ],
		[ 413, 'error_context_too_large', true ],
		[ 400, 'error_network', true ],
	] )( '%i: %s, can be tried again: %s', async ( status, code, canRetry ) => {
		provider().refusal = { status, code: 'x' };
		const editor = renderEditor( [ assistant() ] );
		await userEvent.type( await field(), 'A haiku{Enter}' );
		await waitFor( () =>
			expect( banner() ).toHaveTextContent( messageFor( code ) )
		);
		expect( !! screen.queryByRole( 'button', { name: 'Try Again' } ) ).toBe(
			canRetry
		);
		expect( await field() ).toHaveValue( 'A haiku' );
		expect( editor.attributes().requestingState ).toBe( 'init' );
	} );

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
