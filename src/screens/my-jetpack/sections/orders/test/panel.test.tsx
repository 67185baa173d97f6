import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DONATIONS_ADDRESS } from '@slipstream/payments-ui';
import { begin, openOrder, ORDER, visitOrders } from './support';

beforeEach( visitOrders );

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
		const dialog = await openOrder();
		expect( await dialog.findByText( 'For the roof' ) ).toBeVisible();
		expect( dialog.getByRole( 'cell', { name: '€-5,00' } ) ).toBeVisible();
		expect(
			dialog.getByRole( 'link', { name: /Open in Stripe/ } )
		).toHaveAttribute( 'href', ORDER.gateway_url );
	} );

	it( 'are narrowed down to where they began, as the address of the donations block asks', async () => {
		window.location.hash = new URL(
			DONATIONS_ADDRESS,
			'https://site.test/wp-admin/'
		).hash;
		const sent = begin();
		expect(
			await screen.findByRole( 'button', {
				name: 'Remove the filter: Donations Form',
			} )
		).toBeVisible();
		const asked = () =>
			new URL(
				sent.filter( ( { url } ) => url.includes( 'orders?' ) ).at( -1 )
					?.url ?? ''
			).searchParams;
		expect( asked().get( 'block' ) ).toBe( 'jetpack/donations' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Filter' } )
		);
		await userEvent.selectOptions(
			screen.getByLabelText( 'Page' ),
			'Give'
		);
		await waitFor( () => expect( asked().get( 'post' ) ).toBe( '12' ) );
		expect( screen.getByLabelText( 'Block' ) ).toHaveTextContent(
			'other/block'
		);
	} );

	it( 'say where they began', async () => {
		begin();
		const dialog = await openOrder();
		expect(
			await dialog.findByRole( 'link', { name: 'Give' } )
		).toHaveAttribute( 'href', 'https://site.test/give/' );
		expect(
			dialog.getByRole( 'link', { name: 'all orders from there' } )
		).toHaveAttribute( 'href', '#/orders?post=12' );
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
} );
