import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ACCOUNT, begin, CONNECTED, NONE, press } from './begin';

beforeEach( () => {
	window.scrollTo = () => undefined;
} );

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
		expect( sent.map( ( { body } ) => body ).filter( Boolean ) ).toEqual( [
			{ slipstream_stripe_test_key: 'rk_test_12345678' },
			{ gateway: 'stripe', mode: 'test' },
		] );
	} );

	it( 'say why Stripe does not take a key that was stored', async () => {
		begin( {}, {}, undefined, () => ( {
			status: 409,
			body: {
				code: 'stripe_key_refused',
				message: 'Stripe rejected this key.',
			},
		} ) );
		await userEvent.type(
			await screen.findByLabelText( 'Stripe test key' ),
			'rk_test_12345678'
		);
		await press( 'Save account' );
		expect(
			await screen.findByText( /Stripe rejected this key/, {
				selector: 'form *',
			} )
		).toBeVisible();
	} );

	it( 'say which permissions a key lacks', async () => {
		const sent = begin(
			{},
			{},
			() => CONNECTED,
			() => ( {
				body: {
					...CONNECTED,
					missing_rights: [
						{ id: 'refunds', label: 'Refunds: Write' },
					],
				},
			} )
		);
		expect(
			await screen.findByText( /Connected to account acct_1/ )
		).toBeVisible();
		await press( 'Check test key' );
		expect( await screen.findByText( 'Refunds: Write' ) ).toBeVisible();
		await press( 'Set up test webhook' );
		expect( sent.at( -1 )?.url ).toContain( 'accounts/webhook' );
	} );

	it( 'ask what the site is where its address has changed', async () => {
		const sent = begin( {}, {}, () => ( {
			...NONE,
			is_stopped: true,
			accounts: [
				ACCOUNT,
				{
					...ACCOUNT,
					mode: 'live',
					status: 'connected',
					home: 'https://shop.test',
					is_elsewhere: true,
				},
			],
		} ) );
		expect(
			await screen.findByText( /were set up at https:\/\/shop.test/, {
				ignore: '.a11y-speak-region',
			} )
		).toBeVisible();
		await press( 'This is a copy' );
		expect( sent.at( -1 )?.body ).toEqual( { answer: 'copy' } );
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
		expect( sent.map( ( { body } ) => body ).filter( Boolean ) ).toEqual( [
			{ slipstream_stripe_live_key: '' },
		] );
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
