import {
	FOLDERS,
	definitionOf,
} from '../../../blocks/contact-form/test/support/forms';
import { isKnownKind, keysOf } from '../kinds';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const php = readFileSync(
	resolve( __dirname, '../../../php/Ai/Answers/Form_Rules.php' ),
	'utf8'
);

it( 'reads all that models are told to write, and nothing else', () => {
	const shared: readonly string[] =
		/const ALL = '(.*)';/.exec( php )?.[ 1 ]?.match( /\w+(?= \()/g ) ?? [];
	expect( shared.length ).toBeGreaterThan( 3 );
	const types = FOLDERS.filter( ( folder ) => definitionOf( folder )?.ai );
	expect( types.length ).toBeGreaterThan( 15 );
	for ( const folder of types ) {
		const kind = folder.replace( 'field-', '' );
		const { prompt = '' } = definitionOf( folder )?.ai ?? {};
		expect( isKnownKind( kind ) ).toBe( true );
		const own = keysOf( kind ).filter(
			( key ) => ! shared.includes( key )
		);
		for ( const key of own ) {
			expect( `${ kind }: ${ prompt }` ).toContain( key );
		}
		expect( keysOf( kind ) ).toEqual( expect.arrayContaining( shared ) );
	}
} );
