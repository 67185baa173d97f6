// Views of pages: whether all of a thousand that come at once are counted, and what a page costs more that is counted.
import { gzipSync } from 'node:zlib';
import { PLAIN, publish } from './front.mjs';
import { comparePages, visit } from './lib/pages.mjs';
import { post } from './lib/post.mjs';
import { signIn } from './lib/session.mjs';
import { median, quantile } from './lib/stats.mjs';

const TOGETHER = 1000;
const ROUNDS = 200;
const BROWSER =
	'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';
const HOSTS = [ '', 'example.org', 'example.com', 'search.example.net' ];

/** Switches the statistics on, and so makes their table. */
async function switchOn( { url } ) {
	const answer = await fetch(
		`${ url }/wp-json/jetpack/v4/module/stats/active`,
		{
			method: 'POST',
			headers: {
				...( await signIn( url ) ),
				'Content-Type': 'application/json',
			},
			body: JSON.stringify( { active: true } ),
		}
	);
	if ( ! answer.ok ) {
		throw new Error( `Not switched on: ${ await answer.text() }` );
	}
}

/** Reports a view, as a browser does. */
const report = ( site, view ) =>
	post(
		`${ site.url }/wp-json/slipstream/v1/stats/view`,
		new URLSearchParams( view ).toString(),
		{ 'User-Agent': BROWSER }
	);

async function burst( site, page, database ) {
	const began = performance.now();
	const answers = await Promise.all(
		Array.from( { length: TOGETHER }, ( _, number ) =>
			report( site, {
				post: page,
				referrer: HOSTS[ number % HOSTS.length ],
			} )
		)
	);
	const all = performance.now() - began;
	const { output } = await database.sql(
		`SELECT COALESCE( SUM( views ), 0 ), COUNT(*) FROM bench_ours.wp_slipstream_stats WHERE post_id = ${ page }`
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
	await switchOn( site );
	const [ off, on ] = [ 'none', 'stats' ].map( ( modules ) => ( {
		site,
		address,
		headers: { 'X-Bench-Modules': modules },
	} ) );
	const page = await comparePages( off, on, ROUNDS );
	const html = await ( await fetch( address ) ).text();
	const [ script = '' ] =
		/<script>\s*\(\(\)=>\{let d=[^]*?<\/script>/.exec( html ) ?? [];
	const id = /post:(\d+)/.exec( script )?.[ 1 ];
	return {
		page,
		bytes: gzipSync( script, { level: 6 } ).length,
		together: await burst( site, id, database ),
	};
}
