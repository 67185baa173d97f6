import { act, renderHook } from '@testing-library/react';
import {
	createAddressView,
	numberField,
	textField,
	useAddressView,
} from '@slipstream/ui';

const address = createAddressView< { search: string; page: number } >( {
	path: '/orders',
	fields: { search: textField, page: numberField( 1 ) },
} );

/** Goes to another address, as a link does. */
const visit = ( hash: string ) =>
	act( () => {
		window.history.pushState( null, '', hash );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	} );

describe( 'a view that is kept in the address', () => {
	it( 'stays as it was while another section is shown', () => {
		visit( '#/orders?search=pears&page=3' );
		const { result } = renderHook( () => useAddressView( address ) );
		expect( result.current.view ).toEqual( { search: 'pears', page: 3 } );
		visit( '#/people?search=Ann&page=7' );
		expect( result.current.view ).toEqual( { search: 'pears', page: 3 } );
		expect( result.current.isCurrent ).toBe( false );
		visit( '#/orders?page=2' );
		expect( result.current.isCurrent ).toBe( true );
		expect( result.current.view ).toEqual( { search: '', page: 2 } );
		// The screen's own beginning is nobody else's address.
		visit( '#' );
		expect( result.current.view ).toEqual( address.initial );
	} );

	it( 'begins anew where another section was shown first', () => {
		visit( '#/people?search=Ann' );
		const { result } = renderHook( () => useAddressView( address ) );
		expect( result.current.view ).toEqual( address.initial );
	} );

	it( 'is changed by what is chosen', () => {
		visit( '#/orders' );
		const { result } = renderHook( () => useAddressView( address ) );
		act( () => result.current.go( { page: 4 } ) );
		expect( window.location.hash ).toBe( '#/orders?page=4' );
		expect( result.current.view.page ).toBe( 4 );
	} );
} );
