import { startUploads, uploadAll } from '../upload';
import type { MediaRecord } from '..';

const picture = ( name: string ) =>
	new File( [ 'x' ], name, { type: 'image/png' } );

interface Call {
	filesList: File[];
	onFileChange: ( media: MediaRecord[] ) => void;
	onError: ( error: { message?: string } | string ) => void;
}

beforeAll( () => {
	// The test's browser has no addresses for files.
	URL.createObjectURL = ( file ) => `blob:${ ( file as File ).name }`;
} );

describe( 'uploads', () => {
	it( 'take pictures only', () => {
		const { files, uploads, refused } = startUploads( [
			picture( 'a.png' ),
			new File( [ '' ], 'b.pdf', { type: 'application/pdf' } ),
		] );
		expect( files ).toHaveLength( 1 );
		expect( uploads ).toMatchObject( [
			{ url: 'blob:a.png', name: 'a.png' },
		] );
		expect( refused ).toBe( 1 );
	} );

	it( 'arrive in their order, the failed ones too, a few at a time', async () => {
		const calls: Call[] = [];
		const results: [ number, string ][] = [];
		const done = uploadAll(
			[ 'a', 'b', 'c', 'd' ].map( picture ),
			( call ) => void calls.push( call as Call ),
			( index, result ) =>
				results.push( [
					index,
					result instanceof Error ? result.message : `${ result.id }`,
				] )
		);
		expect(
			calls.map( ( { filesList } ) => filesList[ 0 ]?.name )
		).toEqual( [ 'a', 'b', 'c' ] );
		calls[ 1 ]?.onFileChange( [ { id: 2, url: 'https://example.com/b' } ] );
		calls[ 0 ]?.onFileChange( [ { url: 'blob:a' } ] );
		await Promise.resolve();
		expect( results ).toEqual( [] );
		calls[ 0 ]?.onError( { message: 'Too big' } );
		calls[ 2 ]?.onError( '' );
		while ( calls.length < 4 ) {
			await Promise.resolve();
		}
		calls[ 3 ]?.onFileChange( [ { id: 4, url: 'https://example.com/d' } ] );
		await done;
		expect( results ).toEqual( [
			[ 0, 'Too big' ],
			[ 1, '2' ],
			[ 2, 'The image could not be uploaded.' ],
			[ 3, '4' ],
		] );
	} );
} );
