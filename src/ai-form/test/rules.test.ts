import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isKnownKind, keysOf } from '../kinds';

const php = readFileSync(
	resolve( __dirname, '../../../php/Ai/Prompts/Form_Rules.php' ),
	'utf8'
);
const told = [ ...php.matchAll( /^\t\t'([a-z-]+)'\s+=> '(.*)',$/gm ) ];

it( 'reads all that models are told to write, and nothing else', () => {
	expect( told.length ).toBeGreaterThan( 15 );
	const shared: readonly string[] =
		/const ALL = '(.*)';/.exec( php )?.[ 1 ]?.match( /\w+(?= \()/g ) ?? [];
	for ( const [ , kind = '', words = '' ] of told ) {
		expect( isKnownKind( kind ) ).toBe( true );
		const own = keysOf( kind ).filter(
			( key ) => ! shared.includes( key )
		);
		for ( const key of own ) {
			expect( `${ kind }: ${ words }` ).toContain( key );
		}
		expect( keysOf( kind ) ).toEqual( expect.arrayContaining( shared ) );
	}
} );
