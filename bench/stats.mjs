// Views of pages: whether all of a thousand that come at once are counted, and what a page costs more that is counted.
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { PLAIN, publish, visit } from './front.mjs';
import { signIn } from './lib/session.mjs';
import { median, quantile } from './lib/stats.mjs';

const TOGETHER = 1000;
/** Visits of a page at a time, and how often it is visited with and without. */
const VISITS = 30;
const ROUNDS = 6;
const BROWSER =
	'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';
const HOSTS = [ '', 'example.org', 'example.com', 'search.example.net' ];

/** Switches the statistics. */
async function setActive( { url }, active ) {
	const answer = await fetch(
		`${ url }/wp-json/jetpack/v4/module/stats/active`,
		{
			method: 'POST',
			headers: {
				...( await signIn( url ) ),
				'Content-Type': 'application/json',
			},
			body: JSON.stringify( { active } ),
		}
	);
	if ( ! answer.ok ) {
		throw new Error( `Not switched: ${ await answer.text() }` );
	}
}

/** Reports a view, as a browser does. Resolves to the status, and to how long it took. */
const report = ( site, post, referrer ) =>
	new Promise( ( resolve, reject ) => {
		const began = performance.now();
		const sent = request(
			`${ site.url }/wp-json/slipstream/v1/stats/view`,
			{
				method: 'POST',
				agent: false,
				headers: {
					'Content-Type': 'application/x-www-form-urlencoded',
					'User-Agent': BROWSER,
				},
			},
			( answer ) => {
				answer.resume();
				answer.on( 'end', () =>
					resolve( {
						status: answer.statusCode,
						ms: performance.now() - began,
					} )
				);
			}
		);
		sent.on( 'error', reject );
		sent.end( new URLSearchParams( { post, referrer } ).toString() );
	} );

async function burst( site, post, database ) {
	const began = performance.now();
	const answers = await Promise.all(
		Array.from( { length: TOGETHER }, ( _, number ) =>
			report( site, post, HOSTS[ number % HOSTS.length ] )
		)
	);
	const all = performance.now() - began;
	const { output } = await database.sql(
		`SELECT COALESCE( SUM( views ), 0 ), COUNT(*) FROM bench_ours.wp_slipstream_stats WHERE post_id = ${ post }`
	);
	const [ counted, rows ] = output
		.trim()
		.split( '\n' )
		.at( -1 )
		.split( '\t' )
		.map( Number );
	const times = answers.map( ( { ms } ) => ms );
	return {
		sent: TOGETHER,
		taken: answers.filter( ( { status } ) => status === 200 ).length,
		counted,
		rows,
		all,
		median: median( times ),
		p95: quantile( times, 0.95 ),
	};
}

/** Visits a page, counted and not, in turn. */
async function compare( site, address ) {
	const php = { on: [], off: [] };
	const queries = {};
	for ( let round = 0; round < ROUNDS; round++ ) {
		for ( const state of round % 2 ? [ 'on', 'off' ] : [ 'off', 'on' ] ) {
			await setActive( site, state === 'on' );
			for ( let count = 0; count < VISITS; count++ ) {
				const seen = await visit( address );
				// The first are of processes that have read options of before.
				if ( count >= VISITS / 3 ) {
					php[ state ].push( seen.php );
					queries[ state ] = seen.queries;
				}
			}
		}
	}
	await setActive( site, true );
	return {
		from: median( php.off ),
		more: median( php.on ) - median( php.off ),
		queries: queries.on - queries.off,
	};
}

/**
 * Measures statistics.
 *
 * @param {Object} site     Our site.
 * @param {Object} database The database server.
 * @return {Promise<Object>} What was sent and counted, with times (ms); what a page costs more (ms, queries); the bytes of its script.
 */
export async function measureStats( site, database ) {
	const address = await publish( site, PLAIN );
	// Processes that have not answered yet are slow.
	await Promise.all( Array.from( { length: 60 }, () => visit( address ) ) );
	// Off and on from the start: switching off what is off is refused.
	await setActive( site, true );
	await visit( address );
	const page = await compare( site, address );
	const html = await ( await fetch( address ) ).text();
	const [ script = '' ] =
		/<script>\(\(\)=>\{let d=[^]*?<\/script>/.exec( html ) ?? [];
	const post = /post:(\d+)/.exec( script )?.[ 1 ];
	return {
		page,
		bytes: gzipSync( script, { level: 6 } ).length,
		together: await burst( site, post, database ),
	};
}
