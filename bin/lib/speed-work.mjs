// Fixed work by which the speed of a machine is told: what the test run's tools do most, always the same. Prints the processor seconds that it took.
import { createHash } from 'node:crypto';

const ROUNDS = 40;

/** Numbers that look random, and are the same on every machine. */
let seed = 1;
const next = () => ( seed = ( seed * 48271 ) % 2147483647 );

let text = '';
for ( let round = 0; round < ROUNDS; round++ ) {
	const rows = Array.from( { length: 8000 }, ( _, at ) => ( {
		id: next(),
		name: `row ${ at } of ${ next() % 97 }`,
		tags: [ next() % 7, next() % 11 ],
	} ) );
	const copy = JSON.parse( JSON.stringify( rows ) );
	copy.sort( ( a, b ) => a.id - b.id );
	const byName = new Map( copy.map( ( row ) => [ row.name, row ] ) );
	text = [ ...byName.keys() ]
		.map( ( name ) => name.replace( /(\d+) of (\d+)/, '$2-$1' ) )
		.join( '\n' );
	createHash( 'sha256' ).update( text ).digest( 'hex' );
}
const { user, system } = process.cpuUsage();
console.log( ( user + system ) / 1e6 );
