import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { addressOf, parseAddress } from '..';
import table from '../../../tests/embed-mutations.json';
import type { EmbedService } from '..';

const BLOCKS = resolve( __dirname, '../../../blocks' );
const services = new Map(
	readdirSync( BLOCKS )
		.map( ( block ) => [ block, resolve( BLOCKS, block, 'embed.json' ) ] )
		.filter( ( [ , file = '' ] ) => existsSync( file ) )
		.map( ( [ block = '', file = '' ] ) => [
			block,
			JSON.parse( readFileSync( file, 'utf8' ) ) as EmbedService,
		] )
);

const PATH = '/a/b-1?c=d';

/** What is wrong with an address that was taken, by what browsers make of it. */
function wrongWith( text: string, service: EmbedService ): string | null {
	const address = addressOf( text, service );
	if ( ! address ) {
		return null;
	}
	const { protocol, hostname, username, password, port } = new URL(
		address.href
	);
	const isListed =
		service.hosts.includes( hostname ) ||
		service.suffixes.some( ( suffix ) =>
			hostname.endsWith( `.${ suffix }` )
		);
	const isPlain =
		/^https?:$/.test( protocol ) && username + password + port === '';
	const isSame =
		hostname === address.host &&
		parseAddress( address.href )?.href === address.href;
	// What the author sees is what is opened: browsers read the text itself alike.
	const whole = /^(?:https?:)?\/\//i.test( text.trim() )
		? text.trim()
		: `https://${ text.trim() }`;
	const isMeant = new URL( whole, 'https://site.test' ).hostname === hostname;
	return isListed && isPlain && isSame && isMeant ? null : text;
}

describe( 'addresses that were bent', () => {
	it( 'are of a service, or not, as the table says', () => {
		const wrong: unknown[] = [];
		let count = 0;
		for ( const service of services.values() ) {
			const hosts = [
				...new Set( [ ...service.hosts, ...service.suffixes ] ),
			];
			for ( const host of hosts ) {
				const hasBelow = service.suffixes.some( ( suffix ) =>
					`.${ host }`.endsWith( `.${ suffix }` )
				);
				const isOwn = service.hosts.includes( host );
				for ( const [ template = '', verdict ] of table.mutations ) {
					const text = template
						.replace( '{host}', host )
						.replace( '{HOST}', host.toUpperCase() )
						.replace( '{path}', PATH );
					const expected =
						( verdict === 'yes' && isOwn ) ||
						( verdict === 'below' && hasBelow );
					const isTaken = addressOf( text, service ) !== null;
					count++;
					if ( isTaken !== expected || wrongWith( text, service ) ) {
						wrong.push( [ service.service, text, isTaken ] );
					}
				}
			}
		}
		expect( wrong ).toEqual( [] );
		expect( count ).toBeGreaterThan( 5000 );
	} );
} );

/** Numbers that PHP makes alike. */
function* numbers( seed: number ): Generator< number, never > {
	for ( let state = seed; ; ) {
		/* eslint-disable no-bitwise -- 31 bits, in both languages. */
		state = ( Math.imul( state, 1103515245 ) + 12345 ) & 0x7fffffff;
		// The lower ones repeat soon.
		yield state >> 8;
		/* eslint-enable no-bitwise */
	}
}

const { seed, bases, pieces, accepted, digests } = table.chance;
const CHUNK = 100;

function* bent( total: number ): Generator< [ string, string ] > {
	const source = numbers( seed );
	const below = ( end: number ) => source.next().value % end;
	for ( let i = 0; i < total; i++ ) {
		const [ block = '', host ] = bases[ below( bases.length ) ] ?? [];
		const points = Array.from( `https://${ host }${ PATH }` );
		for ( let times = 1 + below( 3 ); times > 0; times-- ) {
			const at = below( points.length + 1 );
			const removed = below( 3 );
			points.splice(
				at,
				removed,
				...Array.from( pieces[ below( pieces.length ) ] ?? '' )
			);
		}
		yield [ block, points.join( '' ) ];
	}
}

describe( 'addresses that were bent by chance', () => {
	it( 'are taken only where browsers open the service, and read as PHP reads them', () => {
		const wrong: string[] = [];
		const hashes: string[] = [];
		let count = 0;
		let lines = '';
		let number = 0;
		for ( const [ block, text ] of bent( 10_000 ) ) {
			const service = services.get( block ) as EmbedService;
			const bad = wrongWith( text, service );
			if ( bad !== null ) {
				wrong.push( bad );
			}
			const href = addressOf( text, service )?.href ?? '-';
			count += href === '-' ? 0 : 1;
			lines += `${ block } ${ text } ${ href }\n`;
			if ( ++number % CHUNK === 0 ) {
				hashes.push(
					createHash( 'sha256' )
						.update( lines )
						.digest( 'hex' )
						.slice( 0, 12 )
				);
				lines = '';
			}
		}
		expect( wrong ).toEqual( [] );
		expect( count ).toBe( accepted );
		expect( hashes ).toEqual( digests );
	} );
} );
