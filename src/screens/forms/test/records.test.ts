import { applied, received, shown, takenBack } from '../logic/records';
import { response } from './support/server';

const known = received( new Map(), [
	response( { id: 1 } ),
	response( { id: 2 } ),
	response( { id: 3, is_unread: false } ),
] );
const list = [ 1, 2, 3 ];
const ids = ( items: { id: number }[] ) => items.map( ( { id } ) => id );

describe( 'records', () => {
	it( 'leave the list they are moved from, and come back', () => {
		const moved = applied( known, 'spam', [ 1, 9 ] );
		expect( ids( shown( moved, list, 'inbox' ) ) ).toEqual( [ 2, 3 ] );
		expect( ids( shown( moved, list, 'spam' ) ) ).toEqual( [ 1 ] );
		const back = takenBack( moved, known, 'spam', [ 1 ] );
		expect( ids( shown( back, list, 'inbox' ) ) ).toEqual( list );
	} );

	it( 'take back one change, not another of the meantime', () => {
		const moved = applied( known, 'trash', [ 1, 2 ] );
		const read = applied( moved, 'read', [ 1 ] );
		const back = takenBack( read, known, 'trash', [ 1 ] );
		expect( back.get( 1 ) ).toMatchObject( {
			status: 'publish',
			is_unread: false,
		} );
		expect( back.get( 2 )?.status ).toBe( 'trash' );
	} );

	it( 'are in no list once deleted', () => {
		const gone = applied( known, 'delete', [ 2 ] );
		expect( ids( shown( gone, list, 'inbox' ) ) ).toEqual( [ 1, 3 ] );
	} );
} );
