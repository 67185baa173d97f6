import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@slipstream/ui';
import { serve } from '../../../../../../tests/js/serve';
import { EarningsPanel } from '../panel';
import { ACCOUNTS, EARNINGS, money, NOTHING, total } from './support';
import type { Route, Sent } from '../../../../../../tests/js/serve';

beforeEach( () => {
	window.location.hash = '#/earnings';
} );

function begin( totals: () => Route = () => ( { body: EARNINGS } ) ): Sent[] {
	const sent = serve( {
		'payments/totals': totals,
		'payments/accounts': () => ( { body: { is_stopped: false } } ),
		'payments/reconcile': () => ( { body: { job: null, report: null } } ),
		'payments/events': () => ( {
			body: { body: [], status: 200, headers: { 'X-WP-Total': 0 } },
		} ),
		'admin-ajax.php': () => ( { body: 'nonce123' } ),
	} );
	render(
		<Screen>
			<EarningsPanel />
		</Screen>
	);
	return sent;
}

const asked = ( sent: Sent[] ) =>
	new URL(
		sent.filter( ( { url } ) => url.includes( 'payments/totals' ) ).at( -1 )
			?.url ?? ''
	).searchParams;

describe( 'earnings', () => {
	it( 'are of one account, which is named, and of each currency by itself', async () => {
		begin();
		expect( await screen.findByLabelText( 'Account' ) ).toHaveTextContent(
			'Stripe, live mode, acct_1'
		);
		const headings = screen
			.getAllByRole( 'heading', { level: 3 } )
			.map( ( { textContent } ) => textContent );
		expect( headings.slice( 0, 2 ) ).toEqual( [ 'EUR', 'JPY' ] );
		const [ euros ] = document.querySelectorAll( 'dl' );
		expect( euros ).toHaveTextContent(
			/Received€20,00Refunded-€5,00Fees-€0,90Disputed€0,00Left€14,10/
		);
		expect( screen.queryByText( /takes fees in the currency/ ) ).toBeNull();
	} );

	it( 'are shown by month, written as the currency is', async () => {
		begin();
		const chart = within(
			await screen.findByRole( 'figure', {
				name: 'Received in EUR by month. Most: Nov 2026, with €20.',
			} )
		);
		expect(
			chart.getByRole( 'img', { name: 'Oct 2026: €0' } )
		).toBeInTheDocument();
		expect(
			screen.getByRole( 'figure', { name: /JPY.*with ¥1,000/ } )
		).toBeInTheDocument();
		await userEvent.click( screen.getByText( 'Show EUR as a table' ) );
		const table = within(
			screen.getAllByRole( 'table' )[ 0 ] as HTMLElement
		);
		expect(
			table.getByRole( 'row', {
				name: 'Nov 2026 €20,00 -€5,00 -€0,90 €0,00 €14,10',
			} )
		).toBeVisible();
		expect(
			table.getByRole( 'row', { name: 'Oct 2026 – – – – –' } )
		).toBeVisible();
	} );

	it( 'change with the account, and none are shown under the name of another', async () => {
		let answer: Route = { body: EARNINGS };
		const sent = begin( () => answer );
		const select = await screen.findByLabelText( 'Account' );
		answer = {
			body: {
				...EARNINGS,
				account: ACCOUNTS[ 1 ],
				totals: [ total( 'EUR', 7 ) ],
				months: [],
			},
		};
		await userEvent.selectOptions(
			select,
			'Stripe, test mode, acct_0 (not connected now)'
		);
		expect( screen.queryByText( '€20,00' ) ).toBeNull();
		expect( ( await screen.findAllByText( '€7,00' ) )[ 0 ] ).toBeVisible();
		expect( screen.getByText( /none of it is real money/ ) ).toBeVisible();
		expect( Object.fromEntries( asked( sent ) ) ).toMatchObject( {
			gateway: 'stripe',
			mode: 'test',
			account: 'acct_0',
		} );
	} );

	it( 'say why a currency has fees without payments', async () => {
		begin( () => ( {
			body: {
				...EARNINGS,
				totals: [
					total( 'USD', 5 ),
					{ ...total( 'EUR', 0 ), fees: money( -0.5 ) },
				],
			},
		} ) );
		expect(
			await screen.findByText( /takes fees in the currency/ )
		).toBeVisible();
	} );

	it( 'are nothing where no account is there', async () => {
		begin( () => ( { body: NOTHING } ) );
		expect(
			await screen.findByRole( 'link', { name: 'Set up payments' } )
		).toHaveAttribute( 'href', '#/payments' );
	} );

	it( 'are nothing yet in an account that nobody has paid to', async () => {
		begin( () => ( {
			body: { ...EARNINGS, totals: [], years: [], months: [] },
		} ) );
		expect(
			await screen.findByText( /No money has moved in this account yet/ )
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Download as CSV' } )
		).toBeNull();
	} );

	it( 'are downloaded for bookkeeping, all or a year', async () => {
		const submit = jest
			.spyOn( HTMLFormElement.prototype, 'submit' )
			.mockReturnValue();
		begin();
		await userEvent.selectOptions(
			await screen.findByLabelText( 'Year' ),
			'2025'
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Download as CSV' } )
		);
		await waitFor( () => expect( submit ).toHaveBeenCalledTimes( 1 ) );
		const [ form ] = submit.mock.contexts as HTMLFormElement[];
		expect( form?.action ).toBe(
			'https://site.test/wp-json/slipstream/v1/payments/totals/export?gateway=stripe&mode=live&account=acct_1&year=2025'
		);
		submit.mockRestore();
	} );

	it( 'of PayPal are compared too', async () => {
		const account = {
			...ACCOUNTS[ 0 ],
			gateway: 'paypal',
			account: 'MERCHANT1',
		};
		const sent = begin( () => ( {
			body: { ...EARNINGS, account, accounts: [ ...ACCOUNTS, account ] },
		} ) );
		expect(
			await screen.findByRole( 'heading', {
				name: 'Compared with PayPal',
			} )
		).toBeVisible();
		expect(
			screen.getByRole( 'heading', { name: 'Messages from PayPal' } )
		).toBeVisible();
		expect(
			sent.some( ( { url } ) =>
				url.includes( 'payments/events?gateway=paypal&mode=live' )
			)
		).toBe( true );
	} );

	it( 'say why they are not there', async () => {
		begin( () => ( {
			status: 503,
			body: { code: 'payments_unavailable', message: 'Try again soon.' },
		} ) );
		expect( await screen.findByText( 'Try again soon.' ) ).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Try again' } )
		).toBeVisible();
	} );
} );
