import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@slipstream/ui';
import { serve } from '../../../../../../tests/js/serve';
import { PlansPanel } from '../panel';
import type { Route, Sent } from '../../../../../../tests/js/serve';

const PLAN = {
	id: 3,
	title: 'Supporter',
	price: 5,
	currency: 'EUR',
	interval: '1 month',
	buyer_can_change_amount: true,
	description: 'A letter each month.',
	welcome_email_content: 'Welcome!',
};

interface Site {
	products?: () => object[];
	change?: () => Route;
}

function begin( { products = () => [ PLAN ], change }: Site = {} ): Sent[] {
	const sent = serve( {
		'memberships/products': () => ( { body: { products: products() } } ),
		'memberships/product': change ?? ( () => ( { body: PLAN } ) ),
		'memberships/product/3': change ?? ( () => ( { body: {} } ) ),
	} );
	render(
		<Screen>
			<PlansPanel />
		</Screen>
	);
	return sent;
}

/** What is said over the screen. */
const said = async () =>
	( await screen.findByTestId( 'snackbar' ) ).textContent;

/** What was asked last that changes something. */
const changed = ( sent: Sent[] ) =>
	sent.findLast( ( { url } ) =>
		/memberships\/product(\/3)?(\?|$)/.test( url )
	);

const press = ( name: string ) =>
	userEvent.click( screen.getByRole( 'button', { name } ) );

beforeEach( () => {
	window.scrollTo = () => undefined;
} );

describe( 'payment plans', () => {
	it( 'are none at first', async () => {
		begin( { products: () => [] } );
		expect(
			await screen.findByText( 'No payment plans yet' )
		).toBeVisible();
	} );

	it( 'are those that authors choose from, with what is paid how often', async () => {
		const sent = begin();
		expect(
			await screen.findByText( '€5,00 each month, or more' )
		).toBeVisible();
		expect( sent[ 0 ]?.url ).toContain( 'is_editable=true' );
	} );

	it( 'send only what was changed, and keep the rest', async () => {
		const sent = begin();
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Edit “Supporter”' } )
		);
		const dialog = within( screen.getByRole( 'dialog' ) );
		const name = dialog.getByLabelText( 'Name' );
		expect( dialog.getByLabelText( 'Welcome text' ) ).toHaveValue(
			'Welcome!'
		);
		expect( dialog.queryByLabelText( 'Currency' ) ).toBeNull();
		await userEvent.clear( name );
		await userEvent.type( name, 'Friend' );
		await press( 'Save plan' );
		expect( await said() ).toBe( 'Plan saved.' );
		expect( changed( sent )?.body ).toEqual( { title: 'Friend' } );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'are not saved with a name or a price missing, and what was typed stays where the site refuses', async () => {
		const sent = begin( {
			change: () => ( {
				status: 400,
				body: { code: 'x', message: 'Not today.' },
			} ),
		} );
		await screen.findByText( 'Supporter' );
		await press( 'New plan' );
		const dialog = within( screen.getByRole( 'dialog' ) );
		const price = dialog.getByLabelText( 'Price' );
		await userEvent.clear( price );
		await userEvent.type( price, '0.1' );
		await press( 'Save plan' );
		expect( dialog.getByText( 'Enter a name.' ) ).toBeVisible();
		expect( dialog.getByText( 'At least $0.50.' ) ).toBeVisible();
		expect( changed( sent ) ).toBeUndefined();
		await userEvent.clear( price );
		await userEvent.type( price, '7.5' );
		await userEvent.type( dialog.getByLabelText( 'Name' ), 'Friend' );
		await press( 'Save plan' );
		expect( await dialog.findByText( /Not today/ ) ).toBeVisible();
		expect( changed( sent )?.body ).toMatchObject( {
			title: 'Friend',
			price: 7.5,
			currency: 'USD',
			interval: '1 month',
		} );
		expect( price ).toHaveValue( '7.5' );
	} );

	it( 'are taken out of sale after a question', async () => {
		let products = [ PLAN ];
		const sent = begin( { products: () => products } );
		await userEvent.click(
			await screen.findByRole( 'button', {
				name: 'Stop selling “Supporter”',
			} )
		);
		expect(
			screen.getByText( /Subscriptions that run go on/ )
		).toBeVisible();
		products = [];
		await press( 'Stop selling' );
		expect( await said() ).toBe( '“Supporter” is no longer sold.' );
		expect(
			await screen.findByText( 'No payment plans yet' )
		).toBeVisible();
		expect( changed( sent )?.url ).toMatch( /product\/3\?_method=DELETE$/ );
	} );
} );
