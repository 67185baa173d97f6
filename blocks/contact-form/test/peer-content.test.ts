import {
	comparable,
	hasPeerSample,
	peerSample,
} from '../../../tests/js/editor';
import { FOLDERS, metadataOf, reopen } from './support/forms';

/** What the comments of a post hold, the order of attributes aside. */
function written( post: string ): string[] {
	return [ ...post.matchAll( /<!-- wp:(\S+) (\{.*?\}) \/?-->/g ) ].map(
		( [ , name, json = '{}' ] ) => {
			const attributes = Object.entries(
				JSON.parse( json ) as Record< string, unknown >
			);
			return `${ name } ${ JSON.stringify( attributes.sort() ) }`;
		}
	);
}

describe.each( FOLDERS )( 'content of other editors: %s', ( folder ) => {
	const { name } = metadataOf( folder );
	( hasPeerSample ? it : it.skip )( 'opens valid and loses nothing', () => {
		for ( const { case: label, markup } of peerSample( name ) ) {
			const { saved } = reopen( markup );
			expect( written( saved ) ).toEqual(
				expect.arrayContaining( written( markup ) )
			);
			if ( ! label.startsWith( 'deprecated' ) ) {
				expect( comparable( saved ) ).toBe( comparable( markup ) );
			}
		}
	} );
} );
