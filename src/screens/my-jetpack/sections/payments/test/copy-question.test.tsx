import { screen } from '@testing-library/react';
import { ACCOUNT, begin, NONE, press } from './begin';

const HOME = 'https://shop.test';
const THERE = {
	...ACCOUNT,
	status: 'connected',
	home: HOME,
	is_elsewhere: true,
};
const site = ( ...accounts: object[] ) =>
	begin( {}, {}, () => ( { ...NONE, accounts } ) );
const asked = () => screen.queryAllByText( 'The site has moved here' );
const noQuestion = async () => {
	await screen.findByLabelText( 'Stripe live key' );
	expect( asked() ).toHaveLength( 0 );
};
const said = ( text: RegExp ) => screen.findByText( text );

describe( 'a site whose address has changed', () => {
	it( 'is asked about the webhook where it has test mode alone', async () => {
		const sent = site( { ...THERE, has_webhook: true } );
		expect(
			await said( /^Test payments were set up at https:\/\/shop.test/ )
		).toBeVisible();
		await press( 'The site has moved here' );
		expect( sent.at( -1 )?.body ).toEqual( {
			answer: 'moved',
			home: HOME,
		} );
	} );

	it( 'is asked nothing of test mode without a webhook, or once it is a copy', async () => {
		site( THERE, {
			...THERE,
			gateway: 'paypal',
			has_webhook: true,
			is_copy: true,
		} );
		await noQuestion();
	} );

	it( 'is asked by address where a copy has an account of its own', async () => {
		const own = 'https://copy.test';
		const sent = site(
			{ ...THERE, mode: 'live', home: own },
			{ ...THERE, home: own, has_webhook: true },
			{ ...THERE, gateway: 'paypal', mode: 'live' }
		);
		expect(
			await said( /^PayPal: Live payments were set up at https:\/\/shop/ )
		).toBeVisible();
		expect(
			await said( /^Stripe: Live payments were set up at https:\/\/copy/ )
		).toBeVisible();
		await press( 'The site has moved here' );
		expect( sent.at( -1 )?.body ).toEqual( { answer: 'moved', home: own } );
	} );

	it( 'says what a copy charges nobody with, where it has an account of its own', async () => {
		site(
			{
				...THERE,
				mode: 'live',
				is_elsewhere: false,
				home: 'https://b.test',
			},
			{ ...THERE, gateway: 'paypal', mode: 'live', is_copy: true }
		);
		expect(
			await said( /^PayPal: This is a copy of https:\/\/shop.test/ )
		).toBeVisible();
		expect( screen.queryByText( 'This is a copy' ) ).toBeNull();
	} );
} );
