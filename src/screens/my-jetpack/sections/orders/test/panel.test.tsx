import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@slipstream/ui';
import { serve } from '../../../../../../tests/js/serve';
import { OrdersPanel } from '../panel';
import type { Route, Sent } from '../../../../../../tests/js/serve';

beforeEach( () => {
	window.scrollTo = () => undefined;
	window.location.hash = '#/orders';
	window.sessionStorage.clear();
} );

const money = ( amount: number ) => ( {
	amount,
	currency: 'EUR',
	formatted: `€${ amount.toFixed( 2 ).replace( '.', ',' ) }`,
} );
const ORDER = {
	id: 3,
	money: money( 20 ),
	interval: 'one-time',
	gateway: 'stripe',
	account: 'acct_1',
	mode: 'test',
	state: 'partly_refunded',
	dispute: 'none',
	sentence: '',
	name: 'Ada',
	email: 'ada@example.test',
	note: 'For the roof',
	is_erased: false,
	gateway_url: 'https://dashboard.stripe.com/test/payments/pi_1',
	paid: 1764200000,
	created: 1764200000,
};
const ENTRIES = [
	{
		kind: 'charge',
		money: money( 20 ),
		object_id: 'ch_1',
		occurred: 1764200000,
	},
	{
		kind: 'refund',
		money: money( -5 ),
		object_id: 're_1',
		occurred: 1764200001,
	},
];

function begin(
	orders: object[] = [ ORDER ],
	refund: () => Route = () => ( {
		body: { ...ORDER, state: 'refunded', entries: ENTRIES },
	} )
): Sent[] {
	const sent = serve( {
		'payments/orders': () => ( {
			body: {
				body: orders,
				status: 200,
				headers: { 'X-WP-Total': orders.length },
			},
		} ),
		'admin-ajax.php': () => ( { body: 'nonce123' } ),
		'payments/accounts': () => ( { body: { is_stopped: false } } ),
		'orders/3': () => ( { body: { ...ORDER, entries: ENTRIES } } ),
		'orders/3/refund': refund,
		'orders/3/check': () => ( { body: { ...ORDER, entries: ENTRIES } } ),
	} );
	render(
		<Screen>
			<OrdersPanel />
		</Screen>
	);
	return sent;
}

const wishesIn = ( sent: Sent[] ) =>
	sent
		.filter( ( { url } ) => url.includes( '/refund' ) )
		.map( ( { body } ) => body as { amount: string; request: string } );

async function open() {
	await userEvent.click( await screen.findByRole( 'link', { name: /Ada/ } ) );
	return within( await screen.findByRole( 'dialog' ) );
}

describe( 'orders', () => {
	it( 'are none at first', async () => {
		begin( [] );
		expect( await screen.findByText( 'No orders yet' ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Set up payments' } )
		).toHaveAttribute( 'href', '#/payments' );
	} );

	it( 'say who has paid what, and how it stands', async () => {
		begin();
		expect( await screen.findByText( '€20,00' ) ).toBeVisible();
		expect(
			screen.getAllByText( 'Partly refunded, test' )[ 0 ]
		).toBeVisible();
		const dialog = await open();
		expect( await dialog.findByText( 'For the roof' ) ).toBeVisible();
		expect( dialog.getByRole( 'cell', { name: '€-5,00' } ) ).toBeVisible();
		expect(
			dialog.getByRole( 'link', { name: /Open in Stripe/ } )
		).toHaveAttribute( 'href', ORDER.gateway_url );
	} );

	it( 'are downloaded from the route, filtered as they are shown', async () => {
		window.location.hash = '#/orders?state=paid&search=ada';
		begin();
		const submit = jest
			.spyOn( HTMLFormElement.prototype, 'submit' )
			.mockReturnValue();
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Export as CSV' } )
		);
		await waitFor( () => expect( submit ).toHaveBeenCalledTimes( 1 ) );
		const [ form ] = submit.mock.contexts as HTMLFormElement[];
		expect( form?.action ).toBe(
			'https://site.test/wp-json/slipstream/v1/payments/orders/export?state=paid&search=ada'
		);
		submit.mockRestore();
	} );

	it( 'give back what is left, once for each wish', async () => {
		let answer: Route = {
			status: 503,
			body: { code: 'stripe_unreachable', message: 'Stripe is away.' },
		};
		const sent = begin( [ ORDER ], () => answer );
		let dialog = await open();
		const ask = async () =>
			userEvent.click(
				await dialog.findByRole( 'button', { name: 'Refund' } )
			);
		const give = () =>
			userEvent.click(
				dialog.getByRole( 'button', { name: 'Give it back' } )
			);
		await ask();
		expect( dialog.getByLabelText( 'Amount in EUR' ) ).toHaveValue( '15' );
		expect(
			dialog.getByText( /€15,00 goes back to the payer/ )
		).toBeVisible();
		await give();
		expect(
			await dialog.findByText( 'Stripe is away.', {
				ignore: '.a11y-speak-region',
			} )
		).toBeVisible();
		// Nobody knows whether it was made: it is the same wish when the dialog was closed in between.
		await userEvent.click(
			dialog.getByRole( 'button', { name: 'Close' } )
		);
		dialog = await open();
		await ask();
		answer = { body: { ...ORDER, state: 'refunded', entries: ENTRIES } };
		await give();
		expect( await dialog.findByText( 'Refunded, test' ) ).toBeVisible();
		const wishes = wishesIn( sent );
		expect( wishes ).toHaveLength( 2 );
		expect( wishes[ 0 ]?.amount ).toBe( '15' );
		expect( wishes[ 1 ] ).toEqual( wishes[ 0 ] );
		expect( dialog.queryByRole( 'button', { name: 'Refund' } ) ).toBeNull();
		expect( screen.getByRole( 'dialog' ) ).toHaveFocus();
	} );

	it( 'give back a part, and the same part again', async () => {
		const sent = begin( [ ORDER ], () => ( {
			body: { ...ORDER, entries: ENTRIES },
		} ) );
		const dialog = await open();
		const give = async () => {
			await userEvent.click(
				await dialog.findByRole( 'button', { name: 'Refund' } )
			);
			const amount = dialog.getByLabelText( 'Amount in EUR' );
			await userEvent.clear( amount );
			expect(
				dialog.getByRole( 'button', { name: 'Give it back' } )
			).toHaveAttribute( 'aria-disabled', 'true' );
			await userEvent.type( amount, '4.50' );
			await userEvent.click(
				dialog.getByRole( 'button', { name: 'Give it back' } )
			);
		};
		await give();
		await give();
		await waitFor( () => expect( wishesIn( sent ) ).toHaveLength( 2 ) );
		const [ first, second ] = wishesIn( sent );
		expect( first?.amount ).toBe( '4.5' );
		expect( second?.amount ).toBe( '4.5' );
		expect( second?.request ).not.toBe( first?.request );
	} );

	it( 'try what was refused for good as another wish', async () => {
		const sent = begin( [ ORDER ], () => ( {
			status: 400,
			body: { code: 'stripe_invalid_request', message: 'Too much.' },
		} ) );
		const dialog = await open();
		await userEvent.click(
			await dialog.findByRole( 'button', { name: 'Refund' } )
		);
		const give = () =>
			userEvent.click(
				dialog.getByRole( 'button', { name: 'Give it back' } )
			);
		await give();
		await dialog.findByText( 'Too much.', {
			ignore: '.a11y-speak-region',
		} );
		await give();
		await waitFor( () => expect( wishesIn( sent ) ).toHaveLength( 2 ) );
		const [ first, second ] = wishesIn( sent );
		expect( second?.request ).not.toBe( first?.request );
	} );
} );
