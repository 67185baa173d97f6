// Many buyers at once: each pays once, whatever they press, the ledger equals Stripe's books, and who tries out cards is stopped.
import { randomBytes } from 'node:crypto';
import { KEYS } from '../e2e/fakes/stripe.mjs';
import { publish } from './front.mjs';
import { post } from './lib/post.mjs';
import { signIn } from './lib/session.mjs';
import { median, quantile } from './lib/stats.mjs';

const BUYERS = 50;
/** How often each of the impatient sends the form. */
const TIMES = 2;
const AMOUNT = 5;
/** What Checkout_Guard lets through in ten minutes: of one visitor, and of all. */
const LIMITS = { visitor: 10, site: 120 };
const LEDGER = 'bench_ours.wp_slipstream_payment';

const pause = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

const address = ( number ) =>
	`127.0.${ 20 + Math.floor( number / 250 ) }.${ 1 + ( number % 250 ) }`;

/** Sends JSON, and throws where it is refused. */
async function ask( url, headers, data ) {
	const answer = await fetch( url, {
		method: data ? 'POST' : 'GET',
		headers: { ...headers, 'Content-Type': 'application/json' },
		body: data && JSON.stringify( data ),
	} );
	if ( ! answer.ok ) {
		throw new Error( `${ url }: ${ await answer.text() }` );
	}
	return answer.json();
}

/** Connects the site to its account; gives the address of a page with a donations form. */
async function openShop( site ) {
	const headers = await signIn( site.url );
	const rest = ( path, data ) =>
		ask( `${ site.url }/wp-json/${ path }`, headers, data );
	await rest( 'jetpack/v4/settings', {
		slipstream_stripe_test_key: KEYS.restrictedTest,
	} );
	const accounts = 'slipstream/v1/payments/accounts';
	await rest( `${ accounts }/check`, { mode: 'test' } );
	await rest( `${ accounts }/webhook`, { mode: 'test' } );
	const plans = await rest( 'wpcom/v2/memberships/products', {
		type: 'donation',
		currency: 'USD',
		is_editable: false,
	} );
	const once = plans.find( ( { interval } ) => interval === 'one-time' );
	const attributes = {
		currency: 'USD',
		oneTimeDonation: { show: true, planId: once.id, amounts: [ AMOUNT ] },
		monthlyDonation: { show: false },
		annualDonation: { show: false },
		showCustomAmount: false,
	};
	const url = await publish(
		site,
		`<!-- wp:jetpack/donations ${ JSON.stringify( attributes ) } -->\n<div class="wp-block-jetpack-donations"></div>\n<!-- /wp:jetpack/donations -->`
	);
	return url;
}

/** What makes the form that a visitor sends. */
async function readForm( url ) {
	const html = await ( await fetch( url ) ).text();
	const [ form ] = /<form[^>]*data-slipstream-checkout[^]*?<\/form>/.exec(
		html
	);
	const values = new Map();
	for ( const [ tag ] of form.matchAll( /<input[^>]*>/g ) ) {
		const read = ( name ) =>
			new RegExp( ` ${ name }="([^"]*)"` ).exec( tag )?.[ 1 ] ?? '';
		const isChoice = /type="(radio|checkbox)"/.test( tag );
		// The first of several choices, as a buyer would make it.
		if ( ! isChoice || ! values.has( read( 'name' ) ) ) {
			values.set( read( 'name' ), read( 'value' ) );
		}
	}
	// Who is quicker than two seconds is taken for a program.
	await pause( 2100 );
	return () =>
		new URLSearchParams( [
			...values,
			[
				'slipstream_checkout_nonce',
				randomBytes( 16 ).toString( 'hex' ),
			],
		] ).toString();
}

/** Reads numbers of the site's database. */
async function count( database, query ) {
	const { status, output } = await database.sql( query );
	if ( status !== 0 ) {
		throw new Error( output );
	}
	return output.trim().split( '\n' ).at( -1 ).split( '\t' ).map( Number );
}

/** A buyer: sends the form, pays at Stripe, and comes back. */
async function buy( { url, fill, stripe }, times, from ) {
	const body = fill();
	const sent = await Promise.all(
		Array.from( { length: times }, () => post( url, body, {}, from ) )
	);
	const pages = new Set( sent.map( ( { location } ) => location ) );
	const session = /\/c\/pay\/(\w+)/.exec( sent[ 0 ].location )?.[ 1 ];
	if ( ! session ) {
		return { sent, pages: pages.size, isThanked: false };
	}
	const { location } = await ask( `${ stripe.url }/__pay`, {}, { session } );
	const thanks = await ( await fetch( location ) ).text();
	return {
		sent,
		pages: pages.size,
		isThanked: thanks.includes( 'Thank you! Your payment of' ),
	};
}

/** Lets ten minutes pass for the limits. */
const forget = ( database ) =>
	count(
		database,
		'DELETE FROM bench_ours.wp_slipstream_counters; SELECT 1'
	);

/** Buyers at once; how it went, and how far the ledger is from Stripe's books. */
async function crowd( shop, times ) {
	const { database, stripe } = shop;
	await forget( database );
	const ordersOf = () =>
		count(
			database,
			`SELECT COUNT(*), COALESCE( SUM( state = 'paid' ), 0 ) FROM ${ LEDGER }_orders`
		);
	const [ before, paidBefore ] = await ordersOf();
	const began = performance.now();
	const buyers = await Promise.all(
		Array.from( { length: BUYERS }, ( _, number ) =>
			buy( shop, times, address( number ) )
		)
	);
	const all = performance.now() - began;
	const [ orders, paid ] = await ordersOf();
	const [ net ] = await count(
		database,
		`SELECT COALESCE( SUM( amount ), 0 ) FROM ${ LEDGER }_entries`
	);
	const books = await ask( `${ stripe.url }/__books`, {} );
	const { usd } = Object.values( books )[ 0 ].test.sums;
	const waits = buyers.flatMap( ( { sent } ) =>
		sent.map( ( { ms } ) => ms )
	);
	const thanked = buyers.filter( ( { isThanked } ) => isThanked ).length;
	return {
		buyers: BUYERS,
		sent: waits.length,
		lost: BUYERS - Math.min( paid - paidBefore, thanked ),
		twice: orders - before - BUYERS,
		/** Pages at Stripe that somebody got beside the first. */
		pages: buyers.reduce( ( sum, { pages } ) => sum + pages - 1, 0 ),
		difference: Math.abs( net - usd.net + usd.fees ),
		all,
		median: median( waits ),
		p95: quantile( waits, 0.95 ),
	};
}

/** Who tries out cards: many forms at once. Gives how many pages at Stripe were made. */
async function flood( { url, fill, stripe, database }, length, from ) {
	await forget( database );
	const made = async () =>
		( await ask( `${ stripe.url }/__requests`, {} ) ).filter(
			( { method, path } ) =>
				method === 'POST' && path === '/v1/checkout/sessions'
		).length;
	const before = await made();
	const answers = await Promise.all(
		Array.from( { length }, ( _, number ) =>
			post( url, fill(), {}, from ?? address( number ) )
		)
	);
	const having = ( status ) =>
		answers.filter( ( answer ) => answer.status === status ).length;
	return {
		sent: length,
		made: ( await made() ) - before,
		started: having( 303 ),
		refused: having( 429 ),
	};
}

/**
 * Measures payments.
 *
 * @param {Object} site     Our site.
 * @param {Object} database The database server.
 * @param {Object} stripe   The stand-in for Stripe that the site asks.
 * @return {Promise<Object>} What buyers sent, paid, and got, with times (ms), and what a flood came to.
 */
export async function measurePayments( site, database, stripe ) {
	const url = await openShop( site );
	const shop = { url, stripe, database, fill: await readForm( url ) };
	const once = await crowd( shop, 1 );
	const impatient = await crowd( shop, TIMES );
	const single = await flood( shop, 60, '127.0.19.1' );
	const many = await flood( shop, 300 );
	return {
		once,
		impatient,
		single: { ...single, limit: LIMITS.visitor },
		many: { ...many, limit: LIMITS.site },
		problems: await ask( `${ stripe.url }/__problems`, {} ),
	};
}
