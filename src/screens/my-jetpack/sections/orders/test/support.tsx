import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@slipstream/ui';
import { serve } from '../../../../../../tests/js/serve';
import { OrdersPanel } from '../panel';
import type { Route, Sent } from '../../../../../../tests/js/serve';

/** Shows an empty page at the list of orders. */
export function visitOrders(): void {
	window.scrollTo = () => undefined;
	window.location.hash = '#/orders';
	window.sessionStorage.clear();
}

export const money = ( amount: number ) => ( {
	amount,
	currency: 'EUR',
	formatted: `€${ amount.toFixed( 2 ).replace( '.', ',' ) }`,
} );
export const ORDER = {
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
	block: 'jetpack/donations',
	post: { id: 12, title: 'Give', url: 'https://site.test/give/' },
	is_erased: false,
	gateway_url: 'https://dashboard.stripe.com/test/payments/pi_1',
	paid: 1764200000,
	created: 1764200000,
};
export const ENTRIES = [
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

export const DISPUTE = {
	id: 'du_1',
	status: 'needs_response',
	reason: 'fraudulent',
	money: money( 20 ),
	due: 1764936000,
	is_open: true,
	needs_answer: true,
	is_inquiry: false,
	gateway_url: 'https://dashboard.stripe.com/test/disputes/du_1',
};

export function begin(
	orders: object[] = [ ORDER ],
	refund: () => Route = () => ( {
		body: { ...ORDER, state: 'refunded', entries: ENTRIES },
	} ),
	disputes: () => Route = () => ( { body: [] } )
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
		'orders/places': () => ( {
			body: {
				posts: [ { id: 12, title: 'Give', url: null } ],
				blocks: [ 'jetpack/donations', 'other/block' ],
			},
		} ),
		'orders/3/disputes': disputes,
		'orders/3': () => ( { body: { ...orders[ 0 ], entries: ENTRIES } } ),
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

export const wishesIn = ( sent: Sent[] ) =>
	sent
		.filter( ( { url } ) => url.includes( '/refund' ) )
		.map( ( { body } ) => body as { amount: string; request: string } );

export async function openOrder() {
	await userEvent.click( await screen.findByRole( 'link', { name: /Ada/ } ) );
	return within( await screen.findByRole( 'dialog' ) );
}
