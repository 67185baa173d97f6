import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@slipstream/ui';
import { serve } from '../../../../../../tests/js/serve';
import { PaymentsPanel } from '../panel';
import { nextStep } from '../setup/steps';
import { ACCOUNT, NONE, press, SAVED, SECRETS } from './begin';
import type { Route, Sent } from '../../../../../../tests/js/serve';
import type { Mode, PaymentAccount } from '../accounts';
import type { Facts } from '../setup/steps';

type Change = Partial< PaymentAccount >;

const READY: Change = {
	status: 'connected',
	account: 'acct_1',
	name: 'Fake Shop',
	missing_rights: [],
	webhook: 'none',
};
const HEARD: Change = { ...READY, webhook: 'good' };
const PAID = {
	id: 7,
	state: 'paid',
	is_paid: true,
	is_open: false,
	money: { formatted: '€5,00' },
};
const OPEN = { ...PAID, state: 'sent', is_paid: false, is_open: true };

/** A site that keeps what it is told. */
interface Site {
	test: Change;
	live: Change;
	setup: object;
	mode: Mode;
	/** What is answered instead, by a part of the address. */
	refuse: Record< string, Route >;
	/** What a request changes, by a part of the address. */
	does: Record< string, Partial< Site > >;
}

const NEW: Site = {
	test: { webhook: 'none' },
	live: { webhook: 'none' },
	setup: { has_account: false, is_put_away: false, test: null },
	mode: 'test',
	refuse: {},
	does: {},
};

const accountsOf = ( { test, live }: Site ) => ( {
	...NONE,
	accounts: [
		{ ...ACCOUNT, ...test },
		{ ...ACCOUNT, mode: 'live', ...live },
		...NONE.accounts.slice( 2 ),
	],
} );

function show( changes: Partial< Site > ): { sent: Sent[]; site: Site } {
	const site = { ...NEW, ...changes };
	const act = ( name: string, body: () => object ): Route => {
		const refusal = site.refuse[ name ];
		if ( refusal ) {
			return refusal;
		}
		Object.assign( site, site.does[ name ] );
		return { body: body() };
	};
	const accounts = ( name: string ) => () =>
		act( name, () => accountsOf( site ) );
	const sent: Sent[] = serve( {
		'payments/accounts': accounts( 'accounts' ),
		'accounts/key': accounts( 'key' ),
		'accounts/check': accounts( 'check' ),
		'accounts/polling': accounts( 'polling' ),
		'accounts/webhook': accounts( 'webhook' ),
		'payments/setup': () => {
			const change = sent.at( -1 )?.body as object | undefined;
			site.setup = { ...site.setup, ...change };
			return { body: site.setup };
		},
		'setup/test': () =>
			act( 'begin', () => ( {
				...site.setup,
				url: 'https://checkout.stripe.test/1',
			} ) ),
		'test/check': () => act( 'look', () => site.setup ),
		'jetpack/v4/settings': () => {
			const change = sent.at( -1 )?.body as object | undefined;
			site.mode = change ? 'live' : site.mode;
			return {
				body: change
					? { code: 'success', ...change }
					: {
							...SAVED,
							slipstream_stripe_mode: site.mode,
							settings_secret: SECRETS,
							settings_fixed: {},
						},
			};
		},
	} );
	render(
		<Screen>
			<PaymentsPanel />
		</Screen>
	);
	return { sent, site };
}

const step = async ( text: string ) =>
	expect(
		await screen.findByText( text, { selector: '[role="status"]' } )
	).toBeVisible();

beforeEach( () => {
	window.scrollTo = () => undefined;
} );

describe( 'the next step', () => {
	const facts = ( changes: Partial< Site > ): Facts => {
		const site = { ...NEW, ...changes };
		const [ test, live ] = accountsOf( site ).accounts as [
			PaymentAccount,
			PaymentAccount,
		];
		return {
			setup: site.setup as Facts[ 'setup' ],
			test,
			live,
			mode: site.mode,
		};
	};
	it.each< [ Partial< Site >, string | null ] >( [
		[ {}, 'account' ],
		[ { setup: { has_account: true } }, 'key' ],
		[ { test: { has_new_key: true } }, 'key' ],
		[
			{ test: { ...READY, missing_rights: [ { id: 'a', label: 'A' } ] } },
			'key',
		],
		[ { test: { ...READY, missing_rights: null } }, 'key' ],
		[ { test: { ...READY, status: 'refused' } }, 'key' ],
		[ { test: READY }, 'messages' ],
		[ { test: { ...READY, webhook: 'deleted' } }, 'messages' ],
		[ { test: { ...READY, is_polled: true } }, 'test' ],
		[ { test: HEARD, setup: { test: OPEN } }, 'test' ],
		[ { test: HEARD, setup: { test: PAID } }, 'live' ],
		[ { test: HEARD, setup: { test: PAID }, live: HEARD }, 'live' ],
		[ { live: HEARD, mode: 'live' }, null ],
		[ { live: READY, mode: 'live' }, 'account' ],
	] )( 'is known from how all stands: %j', ( changes, next ) => {
		expect( nextStep( facts( changes ) ) ).toBe( next );
	} );
} );

describe( 'setting up Stripe', () => {
	it( 'goes from an account to live payments', async () => {
		const { sent } = show( {
			does: {
				key: { test: READY },
				webhook: { test: HEARD },
				begin: {
					setup: {
						has_account: true,
						is_put_away: false,
						test: OPEN,
					},
				},
				look: {
					setup: {
						has_account: true,
						is_put_away: false,
						test: PAID,
					},
				},
			},
		} );
		await step( 'Step 1 of 5: Have an account at Stripe.' );
		await press( 'I have an account' );
		await step( 'Step 2 of 5: Connect a test key.' );
		expect(
			screen.getByRole( 'heading', { name: 'Connect a test key' } )
		).toHaveFocus();
		expect( screen.getByText( 'Customers: Write' ) ).toBeVisible();
		await userEvent.type(
			screen.getByLabelText( 'Stripe test key' ),
			'rk_test_1{Enter}'
		);
		await step( 'Step 3 of 5: Hear from Stripe.' );
		expect( screen.getByText( 'Connected to Fake Shop.' ) ).toBeVisible();
		await press( 'Have Stripe tell this site' );
		await step( 'Step 4 of 5: Make a test payment.' );
		await press( 'Start a test payment' );
		expect(
			await screen.findByRole( 'link', { name: /Pay €5,00/ } )
		).toHaveAttribute( 'href', 'https://checkout.stripe.test/1' );
		await press( 'Check the payment' );
		await step( 'Step 5 of 5: Connect a live key, and go.' );
		expect(
			screen.getByRole( 'link', { name: 'See the order' } )
		).toHaveAttribute( 'href', '#/orders/7' );
		expect( sent.map( ( { body } ) => body ).filter( Boolean ) ).toEqual( [
			{ has_account: true },
			{ gateway: 'stripe', mode: 'test', key: 'rk_test_1' },
			{ gateway: 'stripe', mode: 'test' },
			{},
			{},
		] );
	} );

	it( 'takes live payments last, and is not there then', async () => {
		const { sent } = show( {
			test: HEARD,
			live: { ...READY, mode: 'live' },
			setup: { is_put_away: false, test: PAID },
			does: { polling: { live: { ...READY, is_polled: true } } },
		} );
		await press( 'Ask Stripe every 15 minutes' );
		expect( sent.at( -1 )?.body ).toEqual( {
			mode: 'live',
			is_polled: true,
		} );
		await press( 'Take live payments' );
		expect(
			await screen.findByRole( 'button', { name: 'Save account' } )
		).toBeVisible();
		expect( screen.queryByText( /^Step/ ) ).toBeNull();
	} );

	it.each< [ string, Partial< Site >, () => Promise< void > ] >( [
		[
			'key',
			{ setup: { has_account: true } },
			async () =>
				userEvent.type(
					await screen.findByLabelText( 'Stripe test key' ),
					'rk_test_1{Enter}'
				),
		],
		[
			'webhook',
			{ test: READY },
			() => press( 'Have Stripe tell this site' ),
		],
		[ 'begin', { test: HEARD }, () => press( 'Start a test payment' ) ],
		[
			'look',
			{ test: HEARD, setup: { test: OPEN } },
			() => press( 'Check the payment' ),
		],
	] )( 'says in the step why it failed: %s', async ( name, changes, act ) => {
		show( {
			...changes,
			setup: { ...NEW.setup, ...changes.setup },
			refuse: {
				[ name ]: {
					status: 409,
					body: { code: 'stripe_x', message: 'Stripe is cross.' },
				},
			},
		} );
		await act();
		expect(
			await screen.findByText( /Stripe is cross\./, {
				selector: '[aria-current="step"] *',
			} )
		).toBeVisible();
	} );

	it( 'can be gone without, and come back to', async () => {
		const { sent } = show( {} );
		await press( 'Go on without these steps' );
		expect(
			await screen.findByLabelText( 'Stripe test key' )
		).toBeVisible();
		expect( sent.map( ( { body } ) => body ).filter( Boolean ) ).toEqual( [
			{ is_put_away: true },
		] );
		await press( 'Set up Stripe step by step' );
		await step( 'Step 1 of 5: Have an account at Stripe.' );
	} );

	it( 'offers to ask where the site cannot be reached', async () => {
		show( {
			test: { ...READY, may_be_reached: false },
			setup: { is_put_away: false, test: null },
		} );
		expect(
			await screen.findByText( /cannot be reached from outside, so/ )
		).toBeVisible();
		expect(
			screen.getByRole( 'button', {
				name: 'Ask Stripe every 15 minutes',
			} )
		).toHaveClass( 'is-primary' );
	} );
} );
