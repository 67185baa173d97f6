/** @jest-environment node */
import { columnUse, withUse } from '../import/mapping';
import type { Mapping } from '../import/types';

const mapping: Mapping = {
	email: 0,
	name: [ 1, 2 ],
	language: 3,
	categories: -1,
	has_header: true,
};

const uses = ( of: Mapping ) =>
	[ 0, 1, 2, 3, 4 ].map( ( column ) => columnUse( of, column ) );

it( 'says what each column is', () => {
	expect( uses( mapping ) ).toEqual( [
		'email',
		'name',
		'name',
		'language',
		'none',
	] );
} );

it( 'has one column of addresses, and keeps what a name is made of in order', () => {
	expect( uses( withUse( mapping, 4, 'email' ) ) ).toEqual( [
		'none',
		'name',
		'name',
		'language',
		'email',
	] );
	expect( withUse( mapping, 0, 'name' ) ).toEqual( {
		...mapping,
		email: -1,
		name: [ 0, 1, 2 ],
	} );
	expect( withUse( mapping, 1, 'none' ).name ).toEqual( [ 2 ] );
} );
