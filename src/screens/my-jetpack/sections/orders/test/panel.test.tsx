import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@slipstream/ui';
import { serve } from '../../../../../../tests/js/serve';
import { OrdersPanel } from '../panel';
import type { Route, Sent } from '../../../../../../tests/js/serve';

beforeEach( () => {
	window.scrollTo = () => undefined;
	window.location.hash = '#/orders';
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

	it( 'give back what is left, once for each wish', async () => {
		let answer: Route = {
			status: 503,
			body: { code: 'stripe_unreachable', message: 'Stripe is away.' },
		};
		const sent = begin( [ ORDER ], () => answer );
		const dialog = await open();
		const amount = await dialog.findByLabelText( 'Amount in EUR' );
		expect( amount ).toHaveValue( '15' );
		await userEvent.click(
			dialog.getByRole( 'button', { name: 'Refund' } )
		);
		expect(
			dialog.getByText( /€15,00 goes back to the payer/ )
		).toBeVisible();
		const give = () =>
			userEvent.click(
				dialog.getByRole( 'button', { name: 'Give it back' } )
			);
		await give();
		expect(
			await dialog.findByText( 'Stripe is away.', {
				ignore: '.a11y-speak-region',
			} )
		).toBeVisible();
		answer = { body: { ...ORDER, state: 'refunded', entries: ENTRIES } };
		await give();
		expect( await dialog.findByText( 'Refunded, test' ) ).toBeVisible();
		const wishes = sent
			.filter( ( { url } ) => url.includes( '/refund' ) )
			.map( ( { body } ) => body as { amount: string; request: string } );
		expect( wishes ).toHaveLength( 2 );
		expect( wishes[ 0 ]?.amount ).toBe( '15' );
		expect( wishes[ 1 ] ).toEqual( wishes[ 0 ] );
		expect( dialog.queryByLabelText( 'Amount in EUR' ) ).toBeNull();
	} );
} );
