// What a page costs on the server: without the plugin's blocks, and with one.
import { median, quantile } from './lib/stats.mjs';
import { signIn } from './lib/session.mjs';

export const PLAIN =
	'<!-- wp:paragraph -->\n<p>Plain.</p>\n<!-- /wp:paragraph -->';
const CASES = {
	plain: PLAIN,
	'business-hours': `${ PLAIN }\n\n<!-- wp:jetpack/business-hours /-->`,
	markdown: `${ PLAIN }\n\n<!-- wp:jetpack/markdown {"source":"# Hello"} -->\n<div class="wp-block-jetpack-markdown"><h1>Hello</h1>\n</div>\n<!-- /wp:jetpack/markdown -->`,
	'ai-assistant': `${ PLAIN }\n\n<!-- wp:jetpack/ai-assistant /-->`,
};
const ROUNDS = 60;

/** Publishes a post and gives its address. */
export async function publish( { url }, content ) {
	const headers = await signIn( url );
	const answer = await fetch( `${ url }/wp-json/wp/v2/posts`, {
		method: 'POST',
		headers: { ...headers, 'Content-Type': 'application/json' },
		body: JSON.stringify( { title: 'Case', status: 'publish', content } ),
	} );
	return ( await answer.json() ).link;
}

/** Visits a page and reads what it cost. */
export async function visit( address ) {
	const answer = await fetch( address, { headers: { 'X-Bench': '1' } } );
	const html = await answer.text();
	const timing = Object.fromEntries(
		( answer.headers.get( 'server-timing' ) ?? '' )
			.split( ', ' )
			.map( ( part ) => part.split( ';dur=' ) )
			.map( ( [ name, value ] ) => [ name, Number( value ) ] )
	);
	const assets = [
		...html.matchAll( /\/wp-content\/plugins\/slipstream\/[^"'?]+/g ),
	].map( ( match ) => match[ 0 ] );
	return { ...timing, assets: new Set( assets ).size };
}

/**
 * Measures pages, all of them in turn within each round.
 *
 * @param {Object[]}               sites   The bare site and ours.
 * @param {Record<string, string>} content Contents by name.
 * @return {Promise<Object>} Per case and site: PHP time (ms, median, and of the fastest tenth), queries, and how many of our files the page names.
 */
export async function measureFront( sites, content = CASES ) {
	const targets = [];
	for ( const [ name, blocks ] of Object.entries( content ) ) {
		for ( const site of sites ) {
			const address = await publish( site, blocks );
			targets.push( { name, site: site.name, address, visits: [] } );
		}
	}
	for ( let round = 0; round < ROUNDS + 3; round++ ) {
		for ( const target of round % 2 ? [ ...targets ].reverse() : targets ) {
			const seen = await visit( target.address );
			if ( round > 2 ) {
				target.visits.push( seen );
			}
		}
	}
	const result = {};
	for ( const { name, site, visits } of targets ) {
		const { queries, assets } = visits.at( -1 );
		const times = visits.map( ( visited ) => visited.php );
		const php = median( times );
		const fast = quantile( times, 0.1 );
		result[ name ] = {
			...result[ name ],
			[ site ]: { php, fast, queries, assets },
		};
	}
	return result;
}
