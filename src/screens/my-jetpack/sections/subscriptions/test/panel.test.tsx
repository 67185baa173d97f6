import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@slipstream/ui';
import { serve } from '../../../../../../tests/js/serve';
import { SubscriptionsPanel } from '../panel';
import type { Route, Sent } from '../../../../../../tests/js/serve';

beforeEach( () => {
	window.scrollTo = () => undefined;
	window.location.hash = '#/subscriptions';
} );

const money = ( amount: number ) => ( {
	amount,
	currency: 'EUR',
	formatted: `€${ amount }`,
} );
const ACTIVE = {
	id: 3,
	money: money( 5 ),
	interval: '1 month',
	gateway: 'stripe',
	mode: 'test',
	account: 'acct_1',
	status: 'active',
	dispute: 'none',
	order_id: 7,
	name: 'Ada',
	email: 'ada@example.test',
	is_erased: false,
	is_canceled: false,
	is_ended: false,
	needs_payer: false,
	period_end: 1766793600,
	cancel_at: 0,
	ended: 0,
	created: 1764201600,
	checked: 1764201600,
	gateway_url: 'https://dashboard.stripe.com/test/subscriptions/sub_1',
	entries: [
		{
			kind: 'charge',
			money: money( 5 ),
			object_id: 'ch_1',
			occurred: 1764201600,
			payment_id: 'pi_1',
			gateway_url: 'https://dashboard.stripe.com/test/payments/pi_1',
		},
		{
			kind: 'charge',
			money: money( 5 ),
			object_id: 'ch_2',
			occurred: 1764201700,
			payment_id: 'pi_2',
			gateway_url: 'https://dashboard.stripe.com/test/payments/pi_2',
		},
	],
};
const ENDING = { ...ACTIVE, is_canceled: true, cancel_at: 1766793600 };
const ENDED = {
	...ACTIVE,
	status: 'canceled',
	is_canceled: true,
	is_ended: true,
	ended: 1764288000,
};
const OVERDUE = { ...ACTIVE, id: 4, status: 'past_due', needs_payer: true };

interface Site {
	items?: object[];
	item?: () => Route;
	cancel?: () => Route;
	isStopped?: boolean;
}

function begin( site: Site = {} ): Sent[] {
	const { items = [ ACTIVE ], isStopped = false } = site;
	const sent = serve( {
		'payments/subscriptions': () => ( {
			body: {
				body: items,
				status: 200,
				headers: { 'X-WP-Total': items.length },
			},
		} ),
		'payments/accounts': () => ( { body: { is_stopped: isStopped } } ),
		'subscriptions/3': site.item ?? ( () => ( { body: items[ 0 ] } ) ),
		'subscriptions/3/check': () => ( { body: ENDED } ),
		'subscriptions/3/cancel': site.cancel ?? ( () => ( { body: ENDED } ) ),
	} );
	render(
		<Screen>
			<SubscriptionsPanel />
		</Screen>
	);
	return sent;
}

async function open() {
	await userEvent.click( await screen.findByRole( 'link', { name: /Ada/ } ) );
	return within( await screen.findByRole( 'dialog' ) );
}

describe( 'subscriptions', () => {
	it( 'are none at first', async () => {
		begin( { items: [] } );
		expect(
			await screen.findByText( 'No subscriptions yet' )
		).toBeVisible();
	} );

	it( 'say what is paid how often, how it stands, and when it is charged next', async () => {
		begin( { items: [ ACTIVE ] } );
		expect( await screen.findByText( '€5 each month' ) ).toBeVisible();
		expect( screen.getByText( 'Active, test' ) ).toBeVisible();
		expect( screen.getByText( 'December 27, 2025' ) ).toBeVisible();
		expect( screen.queryByText( 'Needs attention:' ) ).toBeNull();
	} );

	it( 'tell apart those that need their payer', async () => {
		begin( { items: [ { ...OVERDUE, id: 3 } ] } );
		expect( await screen.findByText( 'Overdue, test' ) ).toBeVisible();
		expect( screen.getByText( 'Needs attention:' ) ).toBeInTheDocument();
		expect( screen.getByText( 'Not known' ) ).toBeVisible();
		const dialog = await open();
		expect(
			await dialog.findByText( /or the payer must confirm it/ )
		).toBeVisible();
	} );

	it( 'are asked for as the address says', async () => {
		window.location.hash = '#/subscriptions?needsPayer=1&dispute=open';
		const sent = begin();
		await screen.findByText( 'Ada' );
		const { searchParams } = new URL(
			sent.find( ( { url } ) => url.includes( 'subscriptions?' ) )?.url ??
				''
		);
		expect( searchParams.get( 'needs_payer' ) ).toBe( 'true' );
		expect( searchParams.get( 'dispute' ) ).toBe( 'open' );
		expect( searchParams.get( 'status' ) ).toBeNull();
	} );

	it( 'lead to each payment and to the order', async () => {
		begin();
		const dialog = await open();
		const links = await dialog.findAllByRole( 'link', { name: /Payment/ } );
		expect( links[ 1 ] ).toHaveAttribute(
			'href',
			ACTIVE.entries[ 1 ]?.gateway_url
		);
		expect(
			dialog.getByRole( 'link', { name: 'order 7' } )
		).toHaveAttribute( 'href', '#/orders/7' );
		expect(
			dialog.getByRole( 'row', { name: 'Left in EUR €10,00' } )
		).toBeVisible();
	} );

	it( 'are canceled with the period by default, and are not before the server says so', async () => {
		let answer: Route = {
			status: 503,
			body: { code: 'stripe_unreachable', message: 'Stripe is away.' },
		};
		const sent = begin( { cancel: () => answer } );
		const dialog = await open();
		await userEvent.click(
			await dialog.findByRole( 'button', { name: 'Cancel subscription' } )
		);
		expect(
			dialog.getByRole( 'group', { name: 'Cancel the subscription?' } )
		).toHaveFocus();
		expect(
			dialog.getByText( /keeps what they have by it until December 27/ )
		).toBeVisible();
		expect( dialog.getByText( /Nothing is refunded/ ) ).toBeVisible();
		const cancel = () =>
			userEvent.click(
				dialog.getByRole( 'button', {
					name: 'Cancel this subscription',
				} )
			);
		await cancel();
		expect( await dialog.findByText( 'Stripe is away.' ) ).toBeVisible();
		expect( dialog.getByRole( 'status' ) ).toHaveTextContent(
			/^Active, test$/
		);
		answer = { body: ENDING };
		await cancel();
		expect(
			await dialog.findByText( 'Active until December 27, 2025, test' )
		).toBeVisible();
		expect(
			dialog.getByRole( 'button', { name: 'Cancel now' } )
		).toHaveFocus();
		expect(
			sent
				.filter( ( { url } ) => url.endsWith( '/cancel' ) )
				.map( ( { body } ) => body )
		).toEqual( [ { at_period_end: true }, { at_period_end: true } ] );
	} );

	it( 'are canceled at once', async () => {
		const sent = begin();
		const dialog = await open();
		await userEvent.click(
			await dialog.findByRole( 'button', { name: 'Cancel subscription' } )
		);
		await userEvent.click( dialog.getByRole( 'radio', { name: 'Now' } ) );
		expect( dialog.getByText( /ends at once/ ) ).toBeVisible();
		await userEvent.click(
			dialog.getByRole( 'button', { name: 'Cancel this subscription' } )
		);
		expect( await dialog.findByText( 'Canceled, test' ) ).toBeVisible();
		expect( screen.getByRole( 'dialog' ) ).toHaveFocus();
		expect( dialog.queryByRole( 'button', { name: /Cancel/ } ) ).toBeNull();
		expect( sent.at( -2 )?.body ).toEqual( { at_period_end: false } );
	} );

	it( 'are kept where the answer is no, with the focus where it was', async () => {
		const sent = begin();
		const dialog = await open();
		await userEvent.click(
			await dialog.findByRole( 'button', { name: 'Cancel subscription' } )
		);
		await userEvent.click(
			dialog.getByRole( 'button', { name: 'Keep it' } )
		);
		expect(
			dialog.getByRole( 'button', { name: 'Cancel subscription' } )
		).toHaveFocus();
		expect( sent.some( ( { url } ) => url.endsWith( '/cancel' ) ) ).toBe(
			false
		);
	} );

	it( 'are checked now', async () => {
		begin();
		const dialog = await open();
		await userEvent.click(
			await dialog.findByRole( 'button', { name: 'Ask Stripe again' } )
		);
		expect( await dialog.findByText( 'Canceled, test' ) ).toBeVisible();
	} );

	it( 'say that live payments stand still on another address', async () => {
		begin( { isStopped: true } );
		expect(
			await screen.findByRole( 'link', { name: 'Say what this site is' } )
		).toHaveAttribute( 'href', '#/payments' );
	} );

	it( 'are for administrators', async () => {
		serve( {
			'payments/subscriptions': () => ( {
				status: 403,
				body: { code: 'rest_forbidden', message: 'No.' },
			} ),
		} );
		render(
			<Screen>
				<SubscriptionsPanel />
			</Screen>
		);
		expect(
			await screen.findByText(
				'Only administrators can see subscriptions.'
			)
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Try again' } )
		).toBeNull();
	} );
} );
