import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@slipstream/ui';
import { serve } from '../../../../../../tests/js/serve';
import { Declarations } from '../declarations';
import { PayerPages } from '../payer-pages';
import type { Route, Sent } from '../../../../../../tests/js/serve';

const OPEN = {
	id: 3,
	kind: 'cancel',
	name: 'Ada',
	email: 'ada+1@example.test',
	is_for_all: true,
	contract: '',
	is_for_cause: false,
	cause: '',
	ends: '',
	state: 'open',
	confirmed: 0,
	handled: 0,
	created: 1764201600,
};
const ONE = {
	...OPEN,
	id: 4,
	kind: 'withdraw',
	name: 'Bob',
	is_for_all: false,
	contract: 'The <club>',
	is_for_cause: true,
	cause: 'It moved.',
	ends: '31. Dezember',
	confirmed: 1764201700,
};

const listOf = ( items: object[], total = items.length ): Route => ( {
	body: { body: items, status: 200, headers: { 'X-WP-Total': total } },
} );

/** Shows the list, of a site that has these and answers so when one is handled. */
function begin(
	open: object[],
	handle: () => Route = () => ( { body: {} } )
): Sent[] {
	let left = open;
	const sent = serve( {
		'payments/declarations': () =>
			sent.at( -1 )?.url.includes( 'state=open' )
				? listOf( left )
				: listOf( [
						{ ...OPEN, state: 'handled', handled: 1764288000 },
					] ),
		'declarations/3/handled': () => {
			const answer = handle();
			if ( ! answer.status ) {
				left = [];
			}
			return answer;
		},
	} );
	render(
		<Screen>
			<Declarations />
		</Screen>
	);
	return sent;
}

const status = () => screen.getByRole( 'status' );

describe( 'declarations', () => {
	it( 'are none at first', async () => {
		begin( [] );
		expect(
			await screen.findByText( 'No declaration waits for you.' )
		).toBeVisible();
	} );

	it( 'say what was typed, and what the owner has to do', async () => {
		begin( [ OPEN, ONE ] );
		const [ first, second ] = await screen.findAllByRole( 'listitem' );
		expect( status() ).toHaveTextContent( '2 declarations wait for you.' );
		const ada = within( first as HTMLElement );
		expect( ada.getByText( 'Ada cancels' ) ).toBeVisible();
		expect( ada.getByText( 'All contracts with this site' ) ).toBeVisible();
		expect( ada.getByText( /nothing is canceled yet/ ) ).toBeVisible();
		expect(
			ada.getByRole( 'link', { name: 'Show subscriptions' } )
		).toHaveAttribute(
			'href',
			'#/subscriptions?search=ada%2B1%40example.test'
		);
		const bob = within( second as HTMLElement );
		expect( bob.getByText( 'Bob withdraws' ) ).toBeVisible();
		expect( bob.getByText( /The <club>/ ) ).toHaveTextContent(
			'The <club> For cause: It moved. When: 31. Dezember'
		);
		expect( bob.getByText( /Decide what to refund/ ) ).toBeVisible();
	} );

	it( 'are handled when the server says so, with the focus on how many wait', async () => {
		let answer: Route = {
			status: 503,
			body: { code: 'payers_unavailable', message: 'Try again.' },
		};
		const sent = begin( [ OPEN ], () => answer );
		const press = async () =>
			userEvent.click(
				await screen.findByRole( 'button', { name: 'Mark as handled' } )
			);
		await press();
		expect( await screen.findByText( 'Try again.' ) ).toBeVisible();
		expect( screen.getByText( 'Ada cancels' ) ).toBeVisible();
		answer = { body: {} };
		await press();
		expect(
			await screen.findByText( 'No declaration waits for you.' )
		).toHaveFocus();
		expect( screen.queryByText( 'Ada cancels' ) ).toBeNull();
		expect(
			sent.filter( ( { url } ) => url.endsWith( '/3/handled' ) )
		).toHaveLength( 2 );
	} );

	it( 'stay to be looked at', async () => {
		begin( [] );
		await userEvent.selectOptions(
			await screen.findByLabelText( 'Show' ),
			'Those that are handled'
		);
		expect(
			await screen.findByText( '1 declaration is handled.' )
		).toBeVisible();
		expect( screen.getByText( /Handled on November 28/ ) ).toBeVisible();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );

	it.each( [
		[ 403, 'rest_forbidden', 'Only administrators can see who cancels' ],
		[ 503, 'payers_unavailable', 'Away.' ],
	] )( 'are not read with a %i', async ( code, name, text ) => {
		serve( {
			'payments/declarations': () => ( {
				status: code,
				body: { code: name, message: 'Away.' },
			} ),
		} );
		render(
			<Screen>
				<Declarations />
			</Screen>
		);
		expect( await screen.findByText( new RegExp( text ) ) ).toBeVisible();
		expect( status() ).toBeEmptyDOMElement();
		expect(
			screen.queryAllByRole( 'button', { name: 'Try again' } )
		).toHaveLength( code === 403 ? 0 : 1 );
	} );
} );

describe( 'pages for people who pay', () => {
	it( 'can be linked to, and turned off', async () => {
		let isOffered = true;
		const sent = serve( {
			'payments/pages': () => ( {
				body: [
					{
						id: 'cancel',
						title: 'Cancel contracts here',
						url: 'https://site.test/?slipstream_cancel_contract=1',
						is_offered: isOffered,
					},
				],
			} ),
			'jetpack/v4/settings': () => {
				const change = sent.at( -1 )?.body as object | undefined;
				isOffered = ! change;
				return {
					body: change
						? { code: 'success', ...change }
						: {
								slipstream_payment_confirmations: true,
								slipstream_cancel_page: true,
								slipstream_withdrawal_page: true,
							},
				};
			},
		} );
		render(
			<Screen>
				<PayerPages />
			</Screen>
		);
		expect(
			await screen.findByRole( 'link', { name: /Cancel contracts here/ } )
		).toHaveAttribute(
			'href',
			'https://site.test/?slipstream_cancel_contract=1'
		);
		await userEvent.click(
			await screen.findByLabelText( 'Offer a page to cancel contracts' )
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Save choices for payers' } )
		);
		expect(
			await screen.findByText( 'Saved.', { selector: 'form *' } )
		).toBeVisible();
		expect( screen.queryByRole( 'link' ) ).toBeNull();
		expect( sent.find( ( { body } ) => body )?.body ).toEqual( {
			slipstream_cancel_page: false,
		} );
	} );
} );
