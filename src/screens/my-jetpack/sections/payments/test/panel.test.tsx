import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@slipstream/ui';
import { serve } from '../../../../../../tests/js/serve';
import { PaymentsPanel } from '../panel';
import type { Sent } from '../../../../../../tests/js/serve';

beforeEach( () => {
	window.scrollTo = () => undefined;
} );

const SAVED = {
	slipstream_stripe_mode: 'test',
	slipstream_stripe_test_key: '',
	slipstream_stripe_live_key: '',
	slipstream_payments_stopped: false,
	slipstream_payments_retention_years: 10,
	slipstream_payments_delete_data: false,
};

function begin( secrets: object = {}, fixed: object = {} ): Sent[] {
	const sent = serve( {
		'jetpack/v4/settings': () => {
			const change = sent.at( -1 )?.body as object | undefined;
			return {
				body: change
					? { code: 'success', ...change }
					: {
							...SAVED,
							settings_secret: {
								slipstream_stripe_test_key: false,
								slipstream_stripe_live_key: false,
								...secrets,
							},
							settings_fixed: fixed,
						},
			};
		},
	} );
	render(
		<Screen>
			<PaymentsPanel />
		</Screen>
	);
	return sent;
}

const press = async ( name: string, at = 0 ) =>
	userEvent.click(
		( await screen.findAllByRole( 'button', { name } ) ).at( at ) as Element
	);

describe( 'payments', () => {
	it( 'store a key and the mode', async () => {
		const sent = begin();
		await userEvent.type(
			await screen.findByLabelText( 'Stripe test key' ),
			'rk_test_12345678'
		);
		await press( 'Save account' );
		expect(
			await screen.findByText( 'Saved.', { selector: 'form *' } )
		).toBeVisible();
		expect( sent.at( -1 )?.body ).toEqual( {
			slipstream_stripe_test_key: 'rk_test_12345678',
		} );
	} );

	it( 'never show a stored key, and remove it after a question', async () => {
		const sent = begin( { slipstream_stripe_live_key: true } );
		expect( await screen.findByLabelText( 'Stripe live key' ) ).toHaveValue(
			''
		);
		expect(
			screen.getByText( 'Stored. Type a new one to replace it.' )
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Remove test key' } )
		).toBeNull();
		await press( 'Remove live key' );
		const question = await screen.findByRole( 'dialog' );
		expect( question ).toHaveTextContent( 'Stripe keeps charging them.' );
		await userEvent.click(
			within( question ).getByRole( 'button', {
				name: 'Remove live key',
			} )
		);
		expect( sent.at( -1 )?.body ).toEqual( {
			slipstream_stripe_live_key: '',
		} );
	} );

	it( 'say where a key is set that cannot be changed here', async () => {
		begin( {}, { slipstream_stripe_live_key: 'constant' } );
		expect(
			await screen.findByLabelText( 'Stripe live key' )
		).toHaveAttribute( 'readonly' );
		expect( screen.getByText( /Set in wp-config.php/ ) ).toBeVisible();
	} );

	it( 'stop', async () => {
		const sent = begin();
		await userEvent.click(
			await screen.findByRole( 'checkbox', {
				name: 'Stop all new payments',
			} )
		);
		await press( 'Save rules' );
		expect( sent.at( -1 )?.body ).toEqual( {
			slipstream_payments_stopped: true,
		} );
	} );
} );
