import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AiServerPanel } from '../panel';
import { serve } from '../../../../../../tests/js/serve';
import type { Route, Sent } from '../../../../../../tests/js/serve';
import type { AiSettings } from '../types';

const SETTINGS: AiSettings = {
	base_url: '',
	model: '',
	has_key: false,
	key_source: 'none',
	locked: { base_url: false, model: false, api_key: false },
	engine: 'none',
	streams: false,
	request_limit: 0,
	requests_used: 0,
	connectors_url: '',
};

/** A site that holds some settings, and answers a change with something else. */
function begin( settings: AiSettings, change: Route = { body: settings } ) {
	const sent: Sent[] = serve( {
		'slipstream/v1/ai-settings': () =>
			sent.at( -1 )?.body === undefined ? { body: settings } : change,
	} );
	return { sent, ...render( <AiServerPanel /> ) };
}

describe( 'the form of the AI server', () => {
	it( 'sends only what was changed, and forgets the key once it is stored', async () => {
		const saved: AiSettings = {
			...SETTINGS,
			base_url: 'http://127.0.0.1:11434/v1',
			has_key: true,
			engine: 'openai',
		};
		const { sent, container } = begin( SETTINGS, { body: saved } );
		await userEvent.type(
			await screen.findByLabelText( 'Address' ),
			saved.base_url
		);
		await userEvent.type( screen.getByLabelText( 'Key' ), 'sk-secret' );
		await userEvent.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () =>
			expect( container ).toHaveTextContent(
				`The server at ${ saved.base_url } answers.`
			)
		);
		expect( sent.slice( 1 ).map( ( { body } ) => body ) ).toEqual( [
			{ base_url: saved.base_url, api_key: 'sk-secret' },
		] );
		expect( screen.getByLabelText( 'Key' ) ).toHaveValue( '' );
		expect( container ).toHaveTextContent( 'Saved.' );
	} );

	it( 'removes a key and keeps what is typed', async () => {
		const { sent, container } = begin(
			{ ...SETTINGS, has_key: true },
			{ body: SETTINGS }
		);
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
		expect( sent.at( -1 )?.body ).toEqual( { api_key: '' } );
		expect( screen.getByLabelText( 'Model' ) ).toHaveValue( 'llama' );
		expect( container ).toHaveTextContent( 'There are unsaved changes.' );
	} );

	it( 'keeps what was typed when the server refuses it, and says why', async () => {
		const { container } = begin( SETTINGS, {
			status: 400,
			body: {
				code: 'rest_invalid_param',
				message: 'This must be an address.',
			},
		} );
		await userEvent.type(
			await screen.findByLabelText( 'Model' ),
			'llama'
		);
		await userEvent.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () =>
			expect( container ).toHaveTextContent(
				'This must be an address. (Status 400)'
			)
		);
		expect( screen.getByLabelText( 'Model' ) ).toHaveValue( 'llama' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Discard changes' } )
		);
		expect( screen.getByLabelText( 'Model' ) ).toHaveValue( '' );
	} );

	it( 'lets nobody edit what wp-config.php fixes, nor remove a key from there', async () => {
		begin( {
			...SETTINGS,
			has_key: true,
			locked: { base_url: true, model: true, api_key: true },
		} );
		await screen.findByLabelText( 'Address' );
		for ( const label of [ 'Address', 'Model', 'Key' ] ) {
			expect( screen.getByLabelText( label ) ).toHaveAttribute(
				'readonly'
			);
		}
		expect(
			screen.queryByRole( 'button', { name: 'Remove key' } )
		).toBeNull();
	} );
} );
