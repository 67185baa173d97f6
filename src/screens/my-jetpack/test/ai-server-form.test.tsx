import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AiServerForm } from '../components/ai-server-form';
import { serve } from '../../../../tests/js/serve';
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

/** Answers what the form sends. */
const answer = ( status: number, body: unknown ) =>
	serve( { 'slipstream/v1/ai-settings': () => ( { status, body } ) } );

describe( 'AiServerForm', () => {
	it( 'sends only what was changed, and forgets the key once it is stored', async () => {
		const saved = {
			...SETTINGS,
			base_url: 'http://127.0.0.1:11434/v1',
			has_key: true,
		};
		const sent = answer( 200, saved );
		const onSave = jest.fn();
		render( <AiServerForm settings={ SETTINGS } onSave={ onSave } /> );
		await userEvent.type(
			screen.getByLabelText( 'Address' ),
			saved.base_url
		);
		await userEvent.type( screen.getByLabelText( 'Key' ), 'sk-secret' );
		await userEvent.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () => expect( onSave ).toHaveBeenCalledWith( saved ) );
		expect( sent.map( ( { body } ) => body ) ).toEqual( [
			{ base_url: saved.base_url, api_key: 'sk-secret' },
		] );
		expect( screen.getByLabelText( 'Key' ) ).toHaveValue( '' );
	} );

	it( 'keeps what was typed when the server refuses it, and says why', async () => {
		answer( 400, {
			code: 'rest_invalid_param',
			message: 'This must be an address.',
		} );
		const onSave = jest.fn();
		const { container } = render(
			<AiServerForm settings={ SETTINGS } onSave={ onSave } />
		);
		await userEvent.type( screen.getByLabelText( 'Model' ), 'llama' );
		await userEvent.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () =>
			expect( container ).toHaveTextContent(
				'This must be an address. (Status 400)'
			)
		);
		expect( screen.getByLabelText( 'Model' ) ).toHaveValue( 'llama' );
		expect( onSave ).not.toHaveBeenCalled();
	} );

	it( 'lets nobody edit what wp-config.php fixes, nor remove a key from there', () => {
		render(
			<AiServerForm
				settings={ {
					...SETTINGS,
					has_key: true,
					locked: { base_url: true, model: true, api_key: true },
				} }
				onSave={ jest.fn() }
			/>
		);
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
