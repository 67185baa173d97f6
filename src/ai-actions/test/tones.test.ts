import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { tones } from '../actions';

const php = readFileSync(
	resolve( __dirname, '../../../php/Ai/Abilities/Text_Abilities.php' ),
	'utf8'
);

it( 'offers the tones that abilities take, in their order', () => {
	const [ , list = '' ] = /const TONES = array\(([^)]*)\)/.exec( php ) ?? [];
	const taken = [ ...list.matchAll( /'([^']+)'/g ) ].map(
		( [ , tone ] ) => tone
	);
	expect( Object.keys( tones() ) ).toEqual( taken );
} );
