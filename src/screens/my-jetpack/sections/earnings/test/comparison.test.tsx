import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@slipstream/ui';
import { serve } from '../../../../../../tests/js/serve';
import { Comparison } from '../comparison';
import type { AccountName } from '../../../payments/types';
import type { Job, Report } from '../comparison-types';
import type { Route, Sent } from '../../../../../../tests/js/serve';

const IDLE: Job = {
	state: 'waiting',
	is_active: false,
	due: 1764936000,
	done: 0,
	error: '',
};
const ACTIVE: Job = { ...IDLE, state: 'running', is_active: true, done: 40 };
const REPORT: Report = {
	ended: 1764849600,
	stopped: '',
	seen: 120,
	changed: 2,
	missing_here: 0,
	missing_there: 0,
	failed: 0,
	problems: [],
};

interface Site {
	state: () => Route;
	compare?: () => Route;
	run?: () => Route;
}

const ACCOUNT: AccountName = {
	gateway: 'stripe',
	mode: 'test',
	account: 'acct_1',
};

function compare(
	site: Site,
	account = ACCOUNT
): { sent: Sent[]; onEnd: jest.Mock } {
	const onEnd = jest.fn();
	const sent = serve( {
		'payments/reconcile': () =>
			sent.at( -1 )?.body && site.compare ? site.compare() : site.state(),
		'jobs/run': site.run ?? ( () => ( { body: { worked: 1, next: 0 } } ) ),
	} );
	render(
		<Screen>
			<Comparison account={ account } onEnd={ onEnd } />
		</Screen>
	);
	return { sent, onEnd };
}

const to = ( sent: Sent[], path: string ) =>
	sent.filter( ( { url } ) => url.includes( path ) );

describe( 'the comparison', () => {
	it( 'says what the last one has come to, and when the next one is', async () => {
		compare( { state: () => ( { body: { job: IDLE, report: REPORT } } ) } );
		expect(
			await screen.findByText( /All that was compared agrees/ )
		).toBeVisible();
		expect( document.querySelector( 'dl' ) ).toHaveTextContent(
			/Compared120Corrected here2Missing here0/
		);
		expect(
			screen.getByText( /^Next comparison: December 5/ )
		).toBeVisible();
	} );

	it( 'names what is missing or could not be compared, and why', async () => {
		compare( {
			state: () => ( {
				body: {
					job: { ...IDLE, error: 'Stripe was away.' },
					report: {
						...REPORT,
						missing_there: 1,
						failed: 2,
						problems: [
							{
								what: 'order',
								id: 'uu-1',
								code: 'payment_mismatch',
							},
							{
								what: 'subscription',
								id: 'sub_1',
								code: 'stripe_not_found',
							},
							{ what: 'refund', id: 're_1', code: 'unexpected' },
						],
					},
				},
			} ),
		} );
		expect(
			await screen.findByRole( 'link', { name: 'Order uu-1' } )
		).toHaveAttribute( 'href', '#/orders?search=uu-1' );
		expect(
			screen.getByRole( 'link', { name: 'Subscription sub_1' } )
		).toHaveAttribute( 'href', '#/subscriptions?search=sub_1' );
		expect( screen.getByText( /Stripe does not have it/ ) ).toBeVisible();
		expect(
			screen.getByText(
				/^Refund re_1: Stripe did not answer as expected/
			)
		).toBeVisible();
		expect( screen.queryByText( /agrees/ ) ).toBeNull();
		expect(
			screen.getByText(
				/The last try failed\. Stripe was away\. Next try/
			)
		).toBeVisible();
	} );

	it( 'with PayPal is asked for, and named', async () => {
		const { sent } = compare(
			{
				state: () => ( {
					body: {
						job: IDLE,
						report: {
							...REPORT,
							missing_there: 1,
							problems: [
								{
									what: 'payment',
									id: 'uu-1',
									code: 'paypal_not_found',
								},
							],
						},
					},
				} ),
			},
			{ ...ACCOUNT, gateway: 'paypal' }
		);
		expect(
			await screen.findByRole( 'heading', {
				name: 'Compared with PayPal',
			} )
		).toBeVisible();
		expect(
			await screen.findByText( 'Payment uu-1: PayPal does not have it.' )
		).toBeVisible();
		expect( document.querySelector( 'dl' ) ).toHaveTextContent(
			'Missing at PayPal1'
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Compare now' } )
		);
		expect( sent[ 0 ]?.url ).toContain( 'gateway=paypal&mode=test' );
		expect( sent.find( ( { body } ) => body )?.body ).toEqual( {
			gateway: 'paypal',
			mode: 'test',
		} );
	} );

	it.each( [
		[ 'stripe_unreachable', /Stripe did not answer\. It goes on/ ],
		[ 'stripe_key_refused', /rejected this site’s key\. Enter a new one/ ],
	] )( 'that was interrupted says why: %s', async ( stopped, sentence ) => {
		compare( {
			state: () => ( {
				body: { job: IDLE, report: { ...REPORT, stopped } },
			} ),
		} );
		expect( await screen.findByText( sentence ) ).toBeVisible();
		expect( screen.queryByText( /agrees/ ) ).toBeNull();
	} );

	it( 'is made now, step by step, and the sums are read again when it ends', async () => {
		let steps = 0;
		const { sent, onEnd } = compare( {
			state: () => ( {
				body:
					steps === 1
						? { job: ACTIVE, report: null }
						: { job: IDLE, report: steps > 1 ? REPORT : null },
			} ),
			compare: () => ( { body: { job: ACTIVE, report: null } } ),
			run: () => {
				steps++;
				return { body: { worked: 1, next: 0 } };
			},
		} );
		await screen.findByText( 'Not compared yet.' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Compare now' } )
		);
		expect(
			await screen.findByText( /All that was compared agrees/ )
		).toBeVisible();
		expect( to( sent, 'jobs/run' ) ).toHaveLength( 2 );
		expect( onEnd ).toHaveBeenCalledTimes( 1 );
		expect(
			to( sent, 'reconcile' ).find( ( { body } ) => body )?.body
		).toEqual( { gateway: 'stripe', mode: 'test' } );
	} );

	it( 'goes on where this page cannot help, and says how far it is', async () => {
		compare( {
			state: () => ( { body: { job: ACTIVE, report: null } } ),
			run: () => ( { status: 503, body: { code: 'x', message: 'No.' } } ),
		} );
		expect(
			await screen.findByText( /Comparing\. So far: 40\. You can leave/ )
		).toBeVisible();
		expect(
			screen.getByRole( 'progressbar', { name: 'Comparing' } )
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Compare now' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it.each( [
		[ 'failed', /did not come to its end\. The key is gone\./ ],
		[ 'stopped', /The nightly comparison was stopped/ ],
	] as const )( 'says that it has %s', async ( state, sentence ) => {
		compare( {
			state: () => ( {
				body: {
					job: { ...IDLE, state, error: 'The key is gone.' },
					report: null,
				},
			} ),
		} );
		expect( await screen.findByText( sentence ) ).toBeVisible();
	} );

	it( 'is refused on a copy of the site', async () => {
		compare( {
			state: () => ( { body: { job: IDLE, report: null } } ),
			compare: () => ( {
				status: 409,
				body: {
					code: 'payments_copied_site',
					message: 'Live payments stand still.',
				},
			} ),
		} );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Compare now' } )
		);
		expect(
			await screen.findByText( 'Live payments stand still.' )
		).toBeVisible();
	} );
} );
