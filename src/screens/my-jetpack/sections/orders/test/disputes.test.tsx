import { screen } from '@testing-library/react';
import { begin, DISPUTE, openOrder, ORDER, visitOrders } from './support';

beforeEach( visitOrders );

describe( 'disputed orders', () => {
	it( 'say until when a dispute must be answered, and refund nothing meanwhile', async () => {
		begin( [ { ...ORDER, dispute: 'open' } ], undefined, () => ( {
			body: [ DISPUTE ],
		} ) );
		expect(
			await screen.findByText( 'Partly refunded, disputed, test' )
		).toBeVisible();
		const dialog = await openOrder();
		expect(
			await dialog.findByText(
				'Dispute of €20,00 (not paid by the cardholder)'
			)
		).toBeVisible();
		expect(
			dialog.getByText( /expects your answer by December 5, 2025/ )
		).toBeVisible();
		expect(
			dialog.getByRole( 'link', { name: /Answer in Stripe/ } )
		).toHaveAttribute( 'href', DISPUTE.gateway_url );
		expect(
			dialog.getByText( /While the payment is disputed/ )
		).toBeVisible();
		expect( dialog.queryByRole( 'button', { name: 'Refund' } ) ).toBeNull();
	} );

	it( 'can be refunded while a bank only asks', async () => {
		begin( [ { ...ORDER, dispute: 'open' } ], undefined, () => ( {
			body: [ { ...DISPUTE, is_inquiry: true } ],
		} ) );
		const dialog = await openOrder();
		expect(
			await dialog.findByRole( 'button', { name: 'Refund' } )
		).toBeVisible();
		expect( dialog.getByText( /^Inquiry about €20,00/ ) ).toBeVisible();
	} );

	it( 'refund nothing while nobody knows of what kind a dispute is', async () => {
		begin( [ { ...ORDER, dispute: 'open' } ], undefined, () => ( {
			status: 503,
			body: { code: 'stripe_unreachable', message: 'Stripe is away.' },
		} ) );
		const dialog = await openOrder();
		expect( await dialog.findByText( 'Stripe is away.' ) ).toBeVisible();
		expect( dialog.getByRole( 'cell', { name: '€20,00' } ) ).toBeVisible();
		expect( dialog.queryByRole( 'button', { name: 'Refund' } ) ).toBeNull();
	} );

	it( 'cannot be refunded where the bank has done so', async () => {
		begin( [ { ...ORDER, dispute: 'lost' } ], undefined, () => ( {
			body: [
				{
					...DISPUTE,
					status: 'lost',
					is_open: false,
					needs_answer: false,
				},
			],
		} ) );
		const dialog = await openOrder();
		expect(
			await dialog.findByText(
				/The bank has already returned this money/
			)
		).toBeVisible();
		expect( await dialog.findByText( /^You have lost/ ) ).toBeVisible();
	} );
} );
