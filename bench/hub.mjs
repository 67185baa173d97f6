// A hub on two nodes over one database: whether counts are exact, and how fast fifty sites get their tokens.
import { createHash, randomBytes } from 'node:crypto';
import { signIn } from './lib/session.mjs';
import { makeKey, signedHeaders } from './lib/signed.mjs';
import { median, quantile } from './lib/stats.mjs';

const SITES = 50;
const ROUNDS = 10;
const CHARGES = 1000;
/** What one site may ask: fewer than it tries. */
const LIMIT = 600;
const TOGETHER = 40;

const sha256 = ( text ) =>
	createHash( 'sha256' ).update( text ).digest( 'hex' );

/** Sites as the hub has them, with keys that are known here. */
const makeSites = () =>
	Array.from( { length: SITES }, ( _, index ) => ( {
		id: index + 1,
		home: `https://site-${ index + 1 }.test`,
		token: randomBytes( 32 ).toString( 'base64url' ),
		...makeKey(),
	} ) );

async function store( sites, database ) {
	const rows = ( columns, values ) =>
		`(${ columns }) VALUES ${ sites.map( ( site ) => `(${ values( site ) })` ).join( ', ' ) };`;
	const tables = 'bench_ours.wp_slipstream_hub';
	const { status, output } = await database.sql(
		[
			`INSERT INTO ${ tables }_sites ${ rows( 'id, home_key, home, siteurl, former_keys, public_key, status, tier, plugins, owner', ( { id, home, publicKey } ) => `${ id }, '${ sha256( home.slice( 8 ) ) }', '${ home }', '${ home }', '', '${ publicKey }', 'active', 'bench', '', 1` ) }`,
			`INSERT INTO ${ tables }_accounts ${ rows( 'id, identity', ( { id } ) => `${ id }, 'bench-${ id }'` ) }`,
			`INSERT INTO ${ tables }_links ${ rows( 'site_id, user_id, account_id, role, token_hash', ( { id, token } ) => `${ id }, 1, ${ id }, 'administrator', '${ sha256( token ) }'` ) }`,
		].join( '\n' )
	);
	if ( status !== 0 ) {
		throw new Error( `The sites were not stored: ${ output }` );
	}
}

/** Does things, so many at once. */
async function inTurns( jobs, work ) {
	const waiting = [ ...jobs.entries() ];
	const results = [];
	const worker = async () => {
		for ( let next; ( next = waiting.shift() ); ) {
			results[ next[ 0 ] ] = await work( next[ 1 ], next[ 0 ] );
		}
	};
	await Promise.all( Array.from( { length: TOGETHER }, worker ) );
	return results;
}

/** Prepares the hub; gives what calls it. */
async function prepare( { url, node, database } ) {
	const headers = {
		...( await signIn( url ) ),
		'Content-Type': 'application/json',
	};
	const set = async ( path, data ) => {
		const answer = await fetch( `${ url }/wp-json/jetpack/v4/${ path }`, {
			method: 'POST',
			headers,
			body: JSON.stringify( data ),
		} );
		if ( ! answer.ok ) {
			throw new Error( `${ path }: ${ await answer.text() }` );
		}
	};
	await set( 'module/hub/active', { active: true } );
	await set( 'settings', {
		slipstream_hub_tiers: [
			{ slug: 'bench', name: 'Bench', requests: LIMIT },
		],
	} );
	const sites = makeSites();
	await store( sites, database );
	const nodes = [ url, node.url ];
	/** What is signed is the site's one address; where it is sent is a node. */
	const mint = async ( site, at ) => {
		const path = '/wp-json/slipstream/v1/hub/ai-token';
		const body = '{}';
		const began = performance.now();
		const answer = await fetch( `${ nodes[ at % 2 ] }${ path }`, {
			method: 'POST',
			headers: signedHeaders( {
				method: 'POST',
				url: `${ url }${ path }`,
				body,
				site,
			} ),
			body,
		} );
		const { token, code } = await answer.json();
		return {
			status: answer.status,
			token,
			code,
			ms: performance.now() - began,
		};
	};
	const ask = async ( token, at ) => {
		const answer = await fetch(
			`${ nodes[ at % 2 ] }/wp-json/wpcom/v2/jetpack-ai-query`,
			{
				method: 'POST',
				headers: {
					Authorization: `Bearer ${ token }`,
					'Content-Type': 'application/json',
				},
				body: JSON.stringify( {
					question: `chunks=1 every=1 id=hub-${ at }`,
					stream: false,
				} ),
			}
		);
		await answer.arrayBuffer();
		return answer.status;
	};
	return { sites, mint, ask };
}

async function counted( database, subject ) {
	const { output } = await database.sql(
		`SELECT SUM(requests) FROM bench_ours.wp_slipstream_ai_usage WHERE subject = '${ subject }'`
	);
	return Number( output.trim().split( '\n' ).at( -1 ) );
}

/** Measures a hub: one node of it, the other node, and the database. */
export async function measureHub( { url }, { node, database } ) {
	const { sites, mint, ask } = await prepare( { url, node, database } );
	const minted = await inTurns(
		Array.from( { length: ROUNDS }, () => sites ).flat(),
		mint
	);
	const times = minted.map( ( { ms } ) => ms );
	const [ { token }, other ] = minted;
	const answers = await inTurns(
		Array.from( { length: CHARGES }, () => token ),
		ask
	);
	const others = await inTurns(
		Array.from( { length: 400 }, () => other.token ),
		ask
	);
	const answered = answers.filter( ( status ) => status === 200 ).length;
	const refused = answers.filter( ( status ) => status === 429 ).length;
	await database.sql(
		'UPDATE bench_ours.wp_slipstream_hub_sites SET status = "revoked" WHERE id = 2'
	);
	const [ afterwards, again ] = [
		await ask( other.token, 1 ),
		await mint( sites[ 1 ], 1 ),
	];
	return {
		minted: minted.filter( ( { status } ) => status === 200 ).length,
		wanted: SITES * ROUNDS,
		median: median( times ),
		p99: quantile( times, 0.99 ),
		answered,
		refused,
		limit: LIMIT,
		charges: CHARGES,
		counted: await counted( database, 'hub:1' ),
		others: others.filter( ( status ) => status === 200 ).length,
		countedOthers: await counted( database, 'hub:2' ),
		countedAll: await counted( database, 'hub' ),
		afterwards,
		again: again.status,
	};
}
