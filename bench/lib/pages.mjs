// What one page costs the server more than another.
import { gzipSync } from 'node:zlib';
import { countInstructions } from './instructions.mjs';
import { inPairs, median } from './stats.mjs';

/** Visits a page and reads what it cost. */
export async function visit( address, headers = {} ) {
	const answer = await fetch( address, {
		headers: { 'X-Bench': '1', ...headers },
	} );
	const html = await answer.text();
	const timing = Object.fromEntries(
		( answer.headers.get( 'server-timing' ) ?? '' )
			.split( ', ' )
			.map( ( part ) => part.split( ';dur=' ) )
			.map( ( [ name, value ] ) => [ name, Number( value ) ] )
	);
	const assets = [
		...html.matchAll( /\/wp-content\/plugins\/slipstream\/[^"'?\s*]+/g ),
	].map( ( match ) => match[ 0 ] );
	return { ...timing, assets: new Set( assets ).size, files: assets };
}

/** What a page's files of ours weigh, in bytes of gzip. Small styles stand in the page itself, and are not among them. */
async function weigh( address, files ) {
	let bytes = 0;
	for ( const file of new Set( files ) ) {
		const answer = await fetch( new URL( file, address ) );
		bytes += gzipSync( Buffer.from( await answer.arrayBuffer() ) ).length;
	}
	return bytes;
}

/**
 * Compares two pages.
 *
 * @param {{site: Object, address: string, headers?: Object}} first  The page without what is measured.
 * @param {{site: Object, address: string, headers?: Object}} second The page with it.
 * @param {number}                                            rounds How often each is visited.
 * @return {Promise<Object>} `from`, `to`: PHP time in ms, medians. `seen`: `more` (ms) and `ratio` as the visits took, medians of the pairs.
 * `more` and `ratio`: the same by the instructions that PHP ran, which other programs of the machine do not change; as the visits took where
 * they cannot be counted. `queries` more, `allQueries` of the first; `assets` (count) and `bytes` of our files in the second.
 */
export async function comparePages( first, second, rounds ) {
	const pairs = await inPairs(
		[ first, second ],
		( { address, headers } ) => visit( address, headers ),
		rounds
	);
	const [ from, to ] = pairs.at( -1 );
	const time = median( pairs.map( ( pair ) => pair[ 0 ].php ) );
	const seen = {
		ratio: median( pairs.map( ( [ one, two ] ) => two.php / one.php ) ),
		more: median( pairs.map( ( [ one, two ] ) => two.php - one.php ) ),
	};
	const counts = [
		await countInstructions( first ),
		await countInstructions( second ),
	];
	const ratio = counts[ 1 ] / counts[ 0 ];
	return {
		from: time,
		to: median( pairs.map( ( pair ) => pair[ 1 ].php ) ),
		seen,
		...( counts[ 0 ] ? { ratio, more: ( ratio - 1 ) * time } : seen ),
		queries: to.queries - from.queries,
		allQueries: from.queries,
		assets: to.assets,
		bytes: await weigh( second.address, to.files ),
	};
}
