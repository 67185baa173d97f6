import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemsOf } from '../problems';
import { jam } from './jam';
import { open, posts, record, savePost, saved, site } from './shop';

describe( 'what the author has to correct', () => {
	const problemIn = ( label: string ) =>
		screen.getByLabelText( label ).closest( '.components-base-control' );

	it( 'is said for each field, and no more after it is changed', async () => {
		const editor = await open();
		await waitFor( () => expect( posts() ).toHaveLength( 1 ) );
		await editor.select();
		await savePost();
		expect( problemIn( 'Item name' ) ).toHaveTextContent(
			'Please add a brief title so that people know what they’re paying for.'
		);
		expect( problemIn( 'Price' ) ).toHaveTextContent(
			'If you’re selling something, you need a price tag. Add yours here.'
		);
		expect( problemIn( 'Email' ) ).toHaveTextContent(
			'We want to make sure payments reach you, so please add an email address.'
		);
		await userEvent.type( screen.getByLabelText( 'Item name' ), 'J' );
		expect( problemIn( 'Item name' ) ).not.toHaveTextContent( 'brief' );
		expect( posts() ).toHaveLength( 1 );
	} );

	// Currency, price, what is said of it.
	it.each( [
		[ 'USD', '-1', 'Your price is negative' ],
		[ 'USD', '1.234', 'more than 2 decimal places' ],
		[ 'JPY', '1.5', 'can’t contain decimal values' ],
		[ 'HUF', '1.5', 'can’t contain decimal values' ],
	] )( 'is said of a price: %s %s', async ( currency, price, problem ) => {
		const editor = await open(
			`<!-- wp:jetpack/simple-payments {"currency":"${ currency }"} /-->`
		);
		await editor.select();
		await userEvent.type( screen.getByLabelText( 'Price' ), price );
		await userEvent.type( screen.getByLabelText( 'Email' ), 'me@' );
		await savePost();
		expect( problemIn( 'Price' ) ).toHaveTextContent( problem );
		expect( problemIn( 'Email' ) ).toHaveTextContent(
			'me@ is not a valid email address.'
		);
	} );

	it( 'is said of a price of nothing, and of a currency that the block does not have', async () => {
		const editor = await open(
			'<!-- wp:jetpack/simple-payments {"currency":"XAF","price":0} /-->'
		);
		await editor.select();
		await savePost();
		expect( problemIn( 'Price' ) ).toHaveTextContent( 'a price tag' );
		expect( problemIn( 'Currency' ) ).toHaveTextContent(
			/PayPal does not take this currency\.$/
		);
		expect( screen.getByLabelText( 'Currency' ) ).toHaveValue( 'XAF' );
		await userEvent.selectOptions(
			screen.getByLabelText( 'Currency' ),
			'EUR'
		);
		expect( problemIn( 'Currency' ) ).not.toHaveTextContent(
			'does not take'
		);
		expect( problemIn( 'Price' ) ).not.toHaveTextContent( 'price tag' );
	} );

	it( 'is said where the server refuses an address', async () => {
		site.answer = ( method ) =>
			method === 'GET'
				? record( 76 )
				: Object.assign( new Error(), {
						code: 'product_invalid',
						message: 'No.',
						data: { status: 400, key: 'spay_email' },
					} );
		const editor = await open( saved( 76 ) );
		await screen.findByText( '$25.00' );
		await editor.select();
		await userEvent.type( screen.getByLabelText( 'Item name' ), 's' );
		await savePost();
		await waitFor( () =>
			expect( problemIn( 'Email' ) ).toHaveTextContent(
				'shop@example.com is not a valid email address.'
			)
		);
		await userEvent.type( screen.getByLabelText( 'Email' ), 'x' );
		expect( problemIn( 'Email' ) ).not.toHaveTextContent( 'not a valid' );
	} );

	it( 'is said where the server refuses', async () => {
		site.answer = ( method ) =>
			method === 'GET'
				? record( 73 )
				: Object.assign( new Error(), {
						code: 'invalid',
						message: 'No.',
						data: { status: 400, key: 'spay_price' },
					} );
		const editor = await open( saved( 73 ) );
		await screen.findByText( '$25.00' );
		await editor.select();
		await userEvent.type( screen.getByLabelText( 'Item name' ), 's' );
		await savePost();
		await waitFor( () =>
			expect( problemIn( 'Price' ) ).toHaveTextContent( 'Invalid price.' )
		);
	} );

	it( 'tells that PayPal does not take a currency', async () => {
		const editor = await open(
			'<!-- wp:jetpack/simple-payments {"currency":"RUB"} /-->'
		);
		await editor.select();
		expect( problemIn( 'Currency' ) ).toHaveTextContent(
			'PayPal does not take this currency: visitors see no button.'
		);
		expect(
			within( screen.getByLabelText( 'Currency' ) ).getAllByRole(
				'option'
			)
		).toHaveLength( 24 );
	} );
} );

it.each( [ Number.NaN, Number.POSITIVE_INFINITY ] )(
	'%s is no price, which browsers without fields for numbers let people type',
	( price ) => {
		expect( problemsOf( { ...jam, price } ) ).toEqual( {
			price: 'Invalid price',
		} );
	}
);
