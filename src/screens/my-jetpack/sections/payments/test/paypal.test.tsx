import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ACCOUNT, begin, NONE, press } from './begin';

beforeEach( () => {
	window.scrollTo = () => undefined;
} );

const withPaypal = ( some: object ) => ( {
	...NONE,
	accounts: [
		...NONE.accounts.slice( 0, 2 ),
		{
			...ACCOUNT,
			gateway: 'paypal',
			status: 'connected',
			account: 'M1',
			...some,
		},
	],
} );

describe( 'an app of PayPal', () => {
	it( 'is stored as a whole', async () => {
		const sent = begin();
		await userEvent.type(
			await screen.findByLabelText( 'PayPal sandbox client ID' ),
			'AClient'
		);
		await press( 'Save PayPal account' );
		expect(
			screen.getByText(
				'Enter the secret that belongs to this client ID.'
			)
		).toBeVisible();
		expect(
			screen.getByLabelText( 'PayPal sandbox secret' )
		).toHaveFocus();
		expect( sent.map( ( { body } ) => body ).filter( Boolean ) ).toEqual(
			[]
		);
		await userEvent.keyboard( 'hidden' );
		await press( 'Save PayPal account' );
		expect(
			await screen.findByText( 'Saved.', { selector: 'form *' } )
		).toBeVisible();
		expect( sent.map( ( { body } ) => body ).filter( Boolean ) ).toEqual( [
			{
				gateway: 'paypal',
				mode: 'test',
				key: 'hidden',
				client_id: 'AClient',
			},
		] );
	} );

	it( 'takes no place, and it is said why PayPal does not take it', async () => {
		begin( { slipstream_paypal_live_secret: true }, {}, undefined, () => ( {
			status: 409,
			body: {
				code: 'paypal_app_refused',
				message: 'PayPal rejected this.',
			},
		} ) );
		await userEvent.type(
			await screen.findByLabelText( 'PayPal live client ID' ),
			'AClient'
		);
		await press( 'Save PayPal account' );
		expect(
			await screen.findByText(
				/was not accepted, so the one before is still used\. PayPal rejected this/,
				{ selector: 'form *' }
			)
		).toBeVisible();
	} );

	it( 'waits, is asked about again, and is withdrawn', async () => {
		const waiting = withPaypal( { has_new_key: true } );
		const sent = begin(
			{},
			{},
			() => waiting,
			() => ( { body: waiting } )
		);
		expect( await screen.findByText( /Your new app waits/ ) ).toBeVisible();
		await press( 'Ask PayPal again' );
		expect( sent.at( -1 )?.body ).toEqual( {
			gateway: 'paypal',
			mode: 'test',
		} );
		await press( 'Forget the new app' );
		expect( sent.at( -1 )?.body ).toEqual( {
			gateway: 'paypal',
			mode: 'test',
			key: '',
		} );
	} );

	it( 'is taken away as a whole, after a question', async () => {
		const sent = begin( { slipstream_paypal_test_secret: true } );
		await press( 'Remove test app' );
		const question = await screen.findByRole( 'dialog' );
		expect( question ).toHaveTextContent( 'plain links again' );
		await userEvent.click(
			within( question ).getByRole( 'button', {
				name: 'Remove test app',
			} )
		);
		expect( sent.map( ( { body } ) => body ).filter( Boolean ) ).toEqual( [
			{
				slipstream_paypal_test_client_id: '',
				slipstream_paypal_test_secret: '',
			},
		] );
	} );

	it( 'tells this site what happens, where it can', async () => {
		const sent = begin(
			{},
			{},
			() => withPaypal( {} ),
			() => ( { body: withPaypal( { has_webhook: true } ) } )
		);
		expect(
			await screen.findByText(
				/Connected to PayPal account M1. PayPal does not tell/
			)
		).toBeVisible();
		await press( 'Set up PayPal’s test webhook' );
		expect( sent.at( -1 )?.body ).toEqual( {
			gateway: 'paypal',
			mode: 'test',
		} );
		expect(
			await screen.findByText( /PayPal tells this site what happens/ )
		).toBeVisible();
	} );

	it( 'cannot tell a site without https', async () => {
		begin( {}, {}, () => withPaypal( { can_have_webhook: false } ) );
		expect(
			await screen.findByText( /only to https addresses on port 443/ )
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', {
				name: 'Set up PayPal’s test webhook',
			} )
		).toBeNull();
	} );

	it( 'is no longer taken', async () => {
		begin( {}, {}, () => withPaypal( { status: 'refused' } ) );
		expect(
			await screen.findByText( /PayPal no longer accepts this app/ )
		).toBeVisible();
	} );
} );
