import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AiServerPanel } from '../panel';
import { serve } from '../../../../../../tests/js/serve';
import type { Route, Sent } from '../../../../../../tests/js/serve';
import type { AiStatus } from '../../../ai-settings';

const STATUS: AiStatus = {
	engine: 'none',
	streams: false,
	base_url: '',
	model: '',
	test: { state: 'untested', message: '', tested: '', models: [] },
	requests_used: 0,
	is_enabled: true,
	is_supported: true,
	roles: {},
	default_templates: [],
	connectors_url: '',
};

const URL = 'http://127.0.0.1:11434/v1';

/** What GET jetpack/v4/settings answers, as far as it is about the server. */
const settings = ( hasKey = false, fixed: object = {} ) => ( {
	slipstream_ai_base_url: '',
	slipstream_ai_model: '',
	settings_secret: { slipstream_ai_api_key: hasKey },
	settings_fixed: fixed,
} );

const isChange = ( { url, body }: Sent ) =>
	url.endsWith( 'jetpack/v4/settings' ) && body !== undefined;

/** A site that holds some settings, and answers a change with something. After it another may answer. */
function begin( saved: object, change?: Route, after: AiStatus = STATUS ) {
	const sent: Sent[] = serve( {
		'jetpack/v4/settings': () =>
			change && sent.some( isChange ) ? change : { body: saved },
		'slipstream/v1/ai-status': () => ( {
			body: sent.some( isChange ) ? after : STATUS,
		} ),
		'slipstream/v1/ai-server/test': () => ( {
			body: { works: true, cause: '', message: '', models: [] },
		} ),
	} );
	const changes = () => sent.filter( isChange ).map( ( { body } ) => body );
	return { changes, ...render( <AiServerPanel /> ) };
}

describe( 'the form of the AI server', () => {
	it( 'sends only what was changed, and forgets the key once it is stored', async () => {
		const { changes, container } = begin(
			settings(),
			{
				body: {
					code: 'success',
					slipstream_ai_base_url: URL,
					slipstream_ai_api_key: true,
				},
			},
			{ ...STATUS, base_url: URL, engine: 'openai' }
		);
		await userEvent.type(
			await screen.findByLabelText( 'Server address' ),
			URL
		);
		await userEvent.type( screen.getByLabelText( 'API key' ), 'sk-secret' );
		expect( container ).toHaveTextContent( 'No AI server is set up yet' );
		await userEvent.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () =>
			expect( container ).toHaveTextContent(
				`Set up: the server at ${ URL }. Not tested yet.`
			)
		);
		expect( changes() ).toEqual( [
			{
				slipstream_ai_base_url: URL,
				slipstream_ai_api_key: 'sk-secret',
			},
		] );
		await waitFor( () =>
			expect( container ).toHaveTextContent( 'Saved.' )
		);
		expect( screen.getByLabelText( 'API key' ) ).toHaveValue( '' );
		expect( screen.getByLabelText( 'Server address' ) ).toHaveValue( URL );
		expect(
			screen.getByRole( 'button', { name: 'Remove key' } )
		).toBeVisible();
	} );

	it( 'is not tested before it is stored', async () => {
		serve( {
			'jetpack/v4/settings': () => ( { body: settings() } ),
			'slipstream/v1/ai-status': () => ( {
				body: { ...STATUS, engine: 'demo' },
			} ),
			'slipstream/v1/ai-server/test': () => ( {
				body: { works: true, cause: '', message: '', models: [] },
			} ),
		} );
		const answer = globalThis.fetch;
		let release = () => {};
		const held = new Promise< void >( ( resolve ) => {
			release = resolve;
		} );
		globalThis.fetch = async ( input, init ) => {
			const isStored = String( input ).endsWith( 'settings' );
			await ( init?.body && isStored ? held : null );
			return answer( input, init );
		};
		render( <AiServerPanel /> );
		await userEvent.type(
			await screen.findByLabelText( 'Server address' ),
			URL
		);
		const button = screen.getByRole( 'button', {
			name: 'Run the test',
		} );
		expect( button ).toBeEnabled();
		await userEvent.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () =>
			expect( button ).toHaveAttribute( 'aria-disabled', 'true' )
		);
		release();
		await waitFor( () =>
			expect( button ).not.toHaveAttribute( 'aria-disabled', 'true' )
		);
	} );

	it( 'removes a key and keeps what is typed', async () => {
		const { changes, container } = begin( settings( true ), {
			body: { code: 'success', slipstream_ai_api_key: false },
		} );
		await userEvent.type(
			await screen.findByLabelText( 'Model' ),
			'llama'
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Remove key' } )
		);
		await waitFor( () =>
			expect(
				screen.queryByRole( 'button', { name: 'Remove key' } )
			).toBeNull()
		);
		expect( changes() ).toEqual( [ { slipstream_ai_api_key: '' } ] );
		expect( screen.getByLabelText( 'Model' ) ).toHaveValue( 'llama' );
		expect( container ).toHaveTextContent( 'You have unsaved changes.' );
	} );

	it( 'keeps what was typed when the server refuses it, and says why at the field', async () => {
		const reason = 'This must be an address.';
		const { container } = begin( settings(), {
			status: 400,
			body: {
				code: 'some_updated',
				message: `slipstream_ai_base_url: ${ reason }`,
				data: {
					status: 400,
					params: { slipstream_ai_base_url: reason },
					stored: { slipstream_ai_model: 'llama' },
				},
			},
		} );
		const address = await screen.findByLabelText( 'Server address' );
		await userEvent.type( address, 'http://me:secret@a.test' );
		await userEvent.type( screen.getByLabelText( 'Model' ), 'llama' );
		await userEvent.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () => expect( address ).toHaveFocus() );
		expect( address ).toBeInvalid();
		expect( address ).toHaveAccessibleDescription( reason );
		expect( address ).toHaveValue( 'http://me:secret@a.test' );
		expect(
			container.querySelector( '.components-notice__content' )
		).toHaveTextContent( /^This must be an address\.$/ );
		expect( screen.getByLabelText( 'Model' ) ).toBeValid();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Discard changes' } )
		);
		expect( address ).toHaveValue( '' );
		expect( address ).toBeValid();
		// What was not refused is stored.
		expect( screen.getByLabelText( 'Model' ) ).toHaveValue( 'llama' );
	} );

	it( 'says what stands in for an empty address', async () => {
		serve( {
			'jetpack/v4/settings': () => ( { body: settings( true ) } ),
			'slipstream/v1/ai-status': () => ( {
				body: { ...STATUS, base_url: 'https://api.openai.com/v1' },
			} ),
		} );
		render( <AiServerPanel /> );
		const address = await screen.findByLabelText( 'Server address' );
		expect( address ).toHaveValue( '' );
		expect( address ).toHaveAttribute(
			'placeholder',
			'https://api.openai.com/v1'
		);
	} );

	it( 'lets nobody edit what wp-config.php fixes, nor remove a key from there', async () => {
		begin(
			settings( true, {
				slipstream_ai_base_url: 'constant',
				slipstream_ai_model: 'constant',
				slipstream_ai_api_key: 'environment',
			} )
		);
		await screen.findByLabelText( 'Server address' );
		for ( const label of [ 'Server address', 'Model', 'API key' ] ) {
			expect( screen.getByLabelText( label ) ).toHaveAttribute(
				'readonly'
			);
		}
		expect(
			screen.queryByRole( 'button', { name: 'Remove key' } )
		).toBeNull();
	} );

	it( 'says before saving that another server does not get the key', async () => {
		const { container } = begin(
			{ ...settings( true ), slipstream_ai_base_url: URL },
			{
				body: {
					code: 'success',
					slipstream_ai_base_url: 'https://other.test/v1',
					slipstream_ai_api_key: false,
				},
			}
		);
		const address = await screen.findByLabelText( 'Server address' );
		const change = async ( value: string ) => {
			await userEvent.clear( address );
			await userEvent.type( address, value );
		};
		await change( 'http://127.0.0.1:11434/v2' );
		expect( container ).not.toHaveTextContent( 'will be removed' );
		await change( 'https://other.test/v1' );
		expect( container ).toHaveTextContent(
			'The stored key belongs to the previous server and will be removed.'
		);
		await userEvent.type( screen.getByLabelText( 'API key' ), 'sk' );
		expect( container ).not.toHaveTextContent( 'will be removed' );
		await userEvent.clear( screen.getByLabelText( 'API key' ) );
		await userEvent.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () =>
			expect(
				screen.queryByRole( 'button', { name: 'Remove key' } )
			).toBeNull()
		);
	} );

	it( 'lets an address be removed that a fixed key locks', async () => {
		const { changes } = begin(
			{
				...settings( true, {
					slipstream_ai_base_url: 'locked',
					slipstream_ai_api_key: 'constant',
				} ),
				slipstream_ai_base_url: URL,
			},
			{ body: { code: 'success', slipstream_ai_base_url: '' } }
		);
		const address = await screen.findByLabelText( 'Server address' );
		expect( address ).toHaveAttribute( 'readonly' );
		expect( address ).toHaveAccessibleDescription( /^Not used: / );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Remove address' } )
		);
		await waitFor( () =>
			expect( address ).toHaveAccessibleDescription( /^Locked/ )
		);
		expect( changes() ).toEqual( [ { slipstream_ai_base_url: '' } ] );
	} );
} );
