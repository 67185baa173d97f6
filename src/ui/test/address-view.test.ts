import fc from 'fast-check';
import {
	choiceField,
	createAddressView,
	dayField,
	flagField,
	numberField,
	textField,
} from '@slipstream/ui';

const address = createAddressView( {
	path: '/orders',
	item: 'id',
	fields: {
		search: textField,
		state: choiceField( [ 'open', 'paid' ] as const ),
		day: dayField,
		isMine: flagField,
		page: numberField( 1 ),
		id: numberField( 0 ),
	},
} );

describe( 'a view in the address', () => {
	it( 'leaves out what is as at the start', () => {
		expect( address.format( address.initial ) ).toBe( '#/orders' );
		expect(
			address.format( { ...address.initial, state: 'paid', id: 7 } )
		).toBe( '#/orders/7?state=paid' );
	} );

	it( 'ignores what it does not understand', () => {
		for ( const hash of [
			'',
			'#/products/7',
			'#/orders/x?state=lost&page=-1&day=2026-02-30&isMine=yes',
		] ) {
			expect( address.parse( hash ) ).toEqual( address.initial );
		}
		fc.assert(
			fc.property( fc.string(), ( text ) => {
				const view = address.parse( `#/orders?${ text }` );
				expect( address.parse( address.format( view ) ) ).toEqual(
					view
				);
			} )
		);
	} );

	it( 'begins another list at its first page with nothing open', () => {
		const view = { ...address.initial, page: 4, id: 7 };
		expect( address.change( view, { state: 'paid' } ) ).toMatchObject( {
			state: 'paid',
			page: 1,
			id: 0,
		} );
		expect( address.change( view, { id: 8 } ).page ).toBe( 4 );
		expect( address.change( view, { page: 5 } ).id ).toBe( 7 );
	} );
} );
