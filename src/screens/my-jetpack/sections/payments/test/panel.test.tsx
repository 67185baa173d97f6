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
			{
				gateway: 'stripe',
				mode: 'test',
				key: 'rk_test_12345678',
				client_id: '',
			},
		] );
	} );

	it( 'keep the key that is used where Stripe does not take another, and say why', async () => {
		const sent = begin( {}, {}, undefined, () => ( {
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
			await screen.findByText(
				/so the one before is still used\. Stripe rejected this key/,
				{ selector: 'form *' }
			)
		).toBeVisible();
		expect( screen.getByLabelText( 'Stripe test key' ) ).toHaveValue(
			'rk_test_12345678'
		);
		expect(
			sent.some(
				( { url, body } ) =>
					body && url.includes( 'jetpack/v4/settings' )
			)
		).toBe( false );
	} );

	it( 'say that a key waits, ask again, and forget it', async () => {
		const waiting = {
			...CONNECTED,
			accounts: [
				{ ...CONNECTED.accounts[ 0 ], has_new_key: true },
				...NONE.accounts.slice( 1 ),
			],
		};
		const sent = begin( {}, {}, () => waiting );
		expect( await screen.findByText( /Your new key waits/ ) ).toBeVisible();
		await press( 'Forget the new key' );
		expect( sent.at( -1 )?.body ).toEqual( {
			gateway: 'stripe',
			mode: 'test',
			key: '',
		} );
		expect( screen.queryByText( /Your new key waits/ ) ).toBeNull();
	} );

	it.each( [
		[ { webhook: 'deleted' }, /was deleted at Stripe/ ],
		[ { webhook: 'elsewhere' }, /an address that this site no longer has/ ],
		[
			{ webhook: 'none', is_polled: true, may_be_reached: false },
			/cannot be reached from outside\. Stripe is asked every 15 minutes\./,
		],
		[
			{ webhook: 'good', name: 'Fake Shop' },
			/Fake Shop \(acct_1\)\. Stripe tells/,
		],
		[ { is_restricted: false }, /A restricted key is safer/ ],
		[ { missing_rights: null }, /is not known\. Check the key/ ],
	] )(
		'say how Stripe and this site stand: %j',
		async ( change, sentence ) => {
			begin( {}, {}, () => ( {
				...CONNECTED,
				accounts: [
					{ ...CONNECTED.accounts[ 0 ], ...change },
					...NONE.accounts.slice( 1 ),
				],
			} ) );
			expect( await screen.findByText( sentence ) ).toBeVisible();
		}
	);

	it( 'say which permissions a key lacks', async () => {
		const sent = begin(
			{},
			{},
			() => CONNECTED,
			() => ( {
				body: {
					...CONNECTED,
					accounts: [
						{
							...CONNECTED.accounts[ 0 ],
							missing_rights: [
								{ id: 'refunds', label: 'Refunds: Write' },
							],
						},
						...NONE.accounts.slice( 1 ),
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
			await screen.findByText( /were set up at https:\/\/shop.test/ )
		).toBeVisible();
		await press( 'This is a copy' );
		expect( sent.at( -1 )?.body ).toEqual( {
			answer: 'copy',
			home: 'https://shop.test',
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

	it( 'stop at once after a question, and are taken again', async () => {
		const sent = begin();
		await press( 'Stop all new payments' );
		const question = await screen.findByRole( 'dialog' );
		expect( question ).toHaveTextContent(
			'Running subscriptions are still charged.'
		);
		await userEvent.click(
			within( question ).getByRole( 'button', { name: 'Cancel' } )
		);
		expect( sent.some( ( { body } ) => body ) ).toBe( false );
		await press( 'Stop all new payments' );
		await press( 'Stop new payments' );
		expect(
			await screen.findByText( /^All new payments are stopped\. Running/ )
		).toBeVisible();
		expect( sent.at( -1 )?.body ).toEqual( {
			slipstream_payments_stopped: true,
		} );
		await press( 'Take new payments again' );
		expect(
			await screen.findByRole( 'button', {
				name: 'Stop all new payments',
			} )
		).toBeVisible();
		expect( sent.at( -1 )?.body ).toEqual( {
			slipstream_payments_stopped: false,
		} );
	} );
} );
