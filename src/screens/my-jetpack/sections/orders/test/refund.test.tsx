import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Route } from '../../../../../../tests/js/serve';
import {
	begin,
	ENTRIES,
	openOrder,
	ORDER,
	wishesIn,
	visitOrders,
} from './support';

beforeEach( visitOrders );

describe( 'refunds', () => {
	it( 'give back what is left, once for each wish', async () => {
		let answer: Route = {
			status: 503,
			body: { code: 'stripe_unreachable', message: 'Stripe is away.' },
		};
		const sent = begin( [ ORDER ], () => answer );
		let dialog = await openOrder();
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
		expect( await dialog.findByText( 'Stripe is away.' ) ).toBeVisible();
		// Nobody knows whether it was made: it is the same wish when the dialog was closed in between.
		await userEvent.click(
			dialog.getByRole( 'button', { name: 'Close' } )
		);
		dialog = await openOrder();
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
		const dialog = await openOrder();
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
		const dialog = await openOrder();
		await userEvent.click(
			await dialog.findByRole( 'button', { name: 'Refund' } )
		);
		const give = () =>
			userEvent.click(
				dialog.getByRole( 'button', { name: 'Give it back' } )
			);
		await give();
		await dialog.findByText( 'Too much.' );
		await give();
		await waitFor( () => expect( wishesIn( sent ) ).toHaveLength( 2 ) );
		const [ first, second ] = wishesIn( sent );
		expect( second?.request ).not.toBe( first?.request );
	} );
} );
