import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	attributesOf,
	open,
	plansIn,
	registerDonations,
	saved,
	SHOWN,
} from './donations-editor';
import type { Route } from '../../../tests/js/serve';

beforeAll( registerDonations );

describe( 'the form', () => {
	const nav = () => screen.getByRole( 'group', { name: 'How often' } );

	it( 'shows an interval at a time, and falls back where one is hidden', async () => {
		const { editor } = await open();
		await screen.findByRole( 'button', { name: 'Monthly' } );
		await editor.select();
		await userEvent.click(
			within( nav() ).getByRole( 'button', { name: 'Yearly' } )
		);
		expect( screen.getByText( 'Make a yearly donation' ) ).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'checkbox', { name: 'Show annual donations' } )
		);
		expect( screen.getByText( 'Make a one-time donation' ) ).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'checkbox', { name: 'Show monthly donations' } )
		);
		expect(
			screen.queryByRole( 'group', { name: 'How often' } )
		).toBeNull();
		expect(
			screen.getByRole( 'checkbox', { name: 'Show one-time donations' } )
		).toBeDisabled();
	} );

	it( 'takes an amount of at least the minimum, in the author’s way of writing', async () => {
		const { editor } = await open();
		await screen.findByRole( 'button', { name: 'Monthly' } );
		const amount = screen.getByRole( 'textbox', { name: 'Amount 1' } );
		expect( amount ).toHaveValue( '5,00' );
		await userEvent.clear( amount );
		await userEvent.type( amount, '0.4' );
		expect( amount ).toBeInvalid();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'At least €0,50.'
		);
		await userEvent.tab();
		expect( amount ).toHaveValue( '0.4' );
		await userEvent.clear( amount );
		await userEvent.type( amount, '7.5' );
		await userEvent.tab();
		expect( amount ).toHaveValue( '7,50' );
		expect( attributesOf( editor.blocks() ).oneTimeDonation ).toMatchObject(
			{ amounts: [ 7.5, 15, 100 ] }
		);
	} );

	it( 'reads an amount of thousands as it was shown', async () => {
		const { editor } = await open(
			saved( {
				currency: 'EUR',
				oneTimeDonation: { show: true, planId: 10, amounts: [ 1000 ] },
			} )
		);
		await screen.findByRole( 'button', { name: 'Monthly' } );
		const amount = screen.getByRole( 'textbox', { name: 'Amount 1' } );
		expect( amount ).toHaveValue( '1.000,00' );
		await userEvent.click( amount );
		expect( amount ).toHaveValue( '1000.00' );
		await userEvent.type( amount, '{Home}2' );
		await userEvent.tab();
		expect( amount ).toHaveValue( '21.000,00' );
		expect( attributesOf( editor.blocks() ).oneTimeDonation ).toMatchObject(
			{ amounts: [ 21000 ] }
		);
	} );

	it( 'marks stored amounts that cannot be given', async () => {
		await open(
			saved( {
				currency: 'EUR',
				minimumAmount: 10,
				maximumAmount: 50,
				oneTimeDonation: {
					show: true,
					planId: 10,
					amounts: [ 5, 15, 100 ],
				},
			} )
		);
		await screen.findByRole( 'button', { name: 'Monthly' } );
		const [ low, good, high ] = [ 1, 2, 3 ].map( ( number ) =>
			screen.getByRole( 'textbox', { name: `Amount ${ number }` } )
		);
		expect( low ).toBeInvalid();
		expect( good ).toBeValid();
		expect( high ).toBeInvalid();
		expect( screen.getAllByRole( 'alert' )[ 0 ] ).toHaveTextContent(
			'From €10,00 to €50,00.'
		);
	} );

	it( 'keeps its currency where the plans of another cannot be made, and tries again', async () => {
		let products: Route = { status: 500, body: { code: 'x', message: '' } };
		const { editor } = await open(
			'<!-- wp:jetpack/donations {"currency":"EUR"} /-->',
			undefined,
			() => products
		);
		await screen.findByRole( 'button', { name: 'Monthly' } );
		await editor.select();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Currency' } )
		);
		await userEvent.click(
			await screen.findByRole( 'menuitemradio', { name: 'JPY ¥' } )
		);
		await screen.findByText( 'Could not load data from site.test.', SHOWN );
		expect( attributesOf( editor.blocks() ) ).toMatchObject( {
			currency: 'EUR',
			oneTimeDonation: { amounts: [ 5, 15, 100 ], planId: 10 },
		} );
		products = { body: plansIn( 'JPY', 30 ) };
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		await screen.findByRole( 'button', { name: 'Monthly' } );
		expect( attributesOf( editor.blocks() ) ).toMatchObject( {
			currency: 'JPY',
			oneTimeDonation: { amounts: [ 500, 1500, 10000 ], planId: 30 },
		} );
	} );

	it( 'has a goal, a share for the fees, and an example of an amount', async () => {
		const { editor } = await open();
		await screen.findByRole( 'button', { name: 'Monthly' } );
		await editor.select();
		await userEvent.type(
			screen.getByRole( 'textbox', {
				name: 'Example of a custom amount (EUR)',
			} ),
			'12'
		);
		expect( screen.getByText( '€12,00' ) ).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Goal and extras' } )
		);
		await userEvent.type(
			screen.getByRole( 'textbox', { name: 'Goal (EUR)' } ),
			'1000'
		);
		await userEvent.type(
			screen.getByRole( 'textbox', { name: 'What the goal is for' } ),
			'A new roof'
		);
		await userEvent.click(
			screen.getByRole( 'checkbox', { name: 'Offer to cover the fees' } )
		);
		expect( attributesOf( editor.blocks() ) ).toMatchObject( {
			customAmountPlaceholder: 12,
			goal: { amount: 1000, label: 'A new roof' },
			coversFees: true,
		} );
		await userEvent.clear(
			screen.getByRole( 'textbox', { name: 'Goal (EUR)' } )
		);
		expect( attributesOf( editor.blocks() ).goal ).toBeUndefined();
	} );

	it( 'suggests amounts in a new currency, and keeps the author’s own', async () => {
		const { editor } = await open(
			'<!-- wp:jetpack/donations {"currency":"EUR","monthlyDonation":{"show":true,"planId":11,"amounts":[1,2]}} /-->',
			undefined,
			() => ( { body: plansIn( 'JPY', 30 ) } )
		);
		await screen.findByRole( 'button', { name: 'Monthly' } );
		await editor.select();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Currency' } )
		);
		await userEvent.click(
			await screen.findByRole( 'menuitemradio', { name: 'JPY ¥' } )
		);
		await screen.findByRole( 'button', { name: 'Monthly' } );
		expect( attributesOf( editor.blocks() ) ).toMatchObject( {
			currency: 'JPY',
			oneTimeDonation: { amounts: [ 500, 1500, 10000 ], planId: 30 },
			monthlyDonation: { amounts: [ 1, 2 ], planId: 31 },
		} );
	} );

	it( 'offers one to eight amounts', async () => {
		const { editor } = await open();
		await screen.findByRole( 'button', { name: 'Monthly' } );
		await editor.select();
		const count = screen.getByRole( 'spinbutton', {
			name: 'Number of amounts',
		} );
		await userEvent.clear( count );
		await userEvent.type( count, '5' );
		expect( attributesOf( editor.blocks() ).oneTimeDonation ).toMatchObject(
			{ amounts: [ 5, 15, 100, 200, 400 ] }
		);
		expect( count ).toHaveAttribute( 'max', '8' );
	} );
} );
