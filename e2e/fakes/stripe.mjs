/*
 * A stand-in for Stripe: its API of version 2026-07-29.dahlia, as far as stripe/extract.json describes it, the pages that payers see, and
 * its webhooks. It misbehaves on command: see stripe/controls.mjs and stripe/faults.mjs.
 */
import { runTied, startGateway } from './gateway.mjs';
import { readBody, sendJson } from './http.mjs';
import { handle } from './stripe/api.mjs';
import { command } from './stripe/controls.mjs';
import { Faults } from './stripe/faults.mjs';
import { sendPage } from './stripe/html.mjs';
import { Keys } from './stripe/keys.mjs';
import { bankPage, invoicePage, sessionPage } from './stripe/payment-pages.mjs';
import { portalPage } from './stripe/portal-pages.mjs';
import { VERSIONS } from './stripe/versions.mjs';
import { Webhooks } from './stripe/webhooks.mjs';
import { Account, Clock } from './stripe/world.mjs';

export const ACCOUNT = 'acct_1Fake00000001';
export const OTHER_ACCOUNT = 'acct_1Fake00000002';

/** Keys that are good from the start. The restricted ones may do what the product needs. */
export const KEYS = {
	test: 'sk_test_fake0000000000000001',
	live: 'sk_live_fake0000000000000001',
	restrictedTest: 'rk_test_fake0000000000000001',
	restrictedLive: 'rk_live_fake0000000000000001',
	otherTest: 'sk_test_fake0000000000000002',
	otherLive: 'sk_live_fake0000000000000002',
};

const SETTINGS = {
	/** The version of events that are read, and of requests and webhooks that name none: older than ours, as many accounts have it. */
	accountVersion: '2024-09-30.acacia',
	/** The currency of the balance; null for that of each payment. */
	settlement: null,
	/** What becomes of subscriptions that nobody pays: cancel, unpaid, or past_due. */
	dunning: 'cancel',
	/** Seconds until searches find an object. */
	searchLag: 60,
	/** Seconds that a payer waits for the site to take the news. */
	holdSeconds: 10,
	/** Milliseconds that each request takes. */
	workTime: 0,
};

class Stripe {
	requestNumber = 0;

	constructor( base ) {
		this.base = base;
		this.reset();
	}

	reset( settings = {} ) {
		this.clock = new Clock();
		this.accounts = new Map();
		this.keys = new Keys();
		this.faults = new Faults();
		this.webhooks = new Webhooks( this.clock );
		/** What links lead to: visits of the portal, questions of banks. */
		this.links = new Map();
		this.requests = [];
		/** Where the stand-in itself is wrong. */
		this.problems = new Set();
		this.settings = { ...SETTINGS };
		this.set( settings );
		Object.entries( KEYS ).forEach( ( [ name, key ] ) =>
			this.addKey(
				key,
				name.startsWith( 'other' ) ? OTHER_ACCOUNT : ACCOUNT
			)
		);
	}

	set( settings ) {
		const unknown = Object.keys( settings ).find(
			( name ) => ! ( name in SETTINGS )
		);
		if ( unknown ) {
			throw new Error( `There is no setting ${ unknown }` );
		}
		if ( ! VERSIONS.includes( settings.accountVersion ?? VERSIONS[ 0 ] ) ) {
			throw new Error(
				`There is no version ${ settings.accountVersion }`
			);
		}
		Object.assign( this.settings, settings );
	}

	addKey( key, account = ACCOUNT, rights = null ) {
		if ( ! this.accounts.has( account ) ) {
			this.accounts.set( account, new Account( account, this ) );
		}
		this.keys.add( key, account, rights );
	}

	world( account, mode ) {
		return this.accounts.get( account ).worlds[ mode ];
	}

	/** The world that a command names. */
	worldOf( { account = ACCOUNT, mode = 'test' } ) {
		return this.world( account, mode );
	}

	worlds() {
		return [ ...this.accounts.values() ].flatMap( ( { worlds } ) =>
			Object.values( worlds )
		);
	}

	/** The world that has an object. */
	findWorld( type, id ) {
		return this.worlds().find( ( world ) => world.all( type ).has( id ) );
	}

	/** Takes the time that a request takes. */
	work() {
		return this.settings.workTime
			? new Promise( ( resolve ) =>
					setTimeout( resolve, this.settings.workTime )
				)
			: undefined;
	}

	/** Notes a request. */
	record( { method, headers }, path, query, body ) {
		const entry = {
			method,
			path,
			query,
			body,
			version: headers[ 'stripe-version' ] ?? null,
			idempotencyKey: headers[ 'idempotency-key' ] ?? null,
			contentType: headers[ 'content-type' ] ?? null,
			status: null,
			fault: null,
			isReplay: false,
		};
		this.requests.push( entry );
		return entry;
	}
}

const PAGES = [
	[ /^\/c\/pay\/([\w-]+)$/, sessionPage ],
	[ /^\/3ds\/([\w-]+)$/, bankPage ],
	[ /^\/i\/([\w-]+)$/, invoicePage ],
	[ /^\/p\/session\/([\w-]+)$/, portalPage ],
];

async function showPage( stripe, method, path, body, response ) {
	for ( const [ pattern, page ] of PAGES ) {
		const [ , id ] = pattern.exec( path ) ?? [];
		if ( id ) {
			const typed =
				method === 'POST'
					? Object.fromEntries( new URLSearchParams( body ) )
					: undefined;
			await page( stripe, { id, typed }, response );
			return;
		}
	}
	sendPage( response, 'Page not found', '', 404 );
}

async function serve( stripe, request, response ) {
	const { pathname: path, search } = new URL(
		request.url,
		'http://localhost'
	);
	const body = await readBody( request );
	if ( path.startsWith( '/__' ) ) {
		sendJson(
			response,
			...( await command(
				stripe,
				request.method,
				path.slice( 3 ),
				body
			) )
		);
	} else if ( path.startsWith( '/v1/' ) ) {
		const query = search.slice( 1 );
		await handle(
			stripe,
			{
				method: request.method,
				path,
				query,
				headers: request.headers,
				body,
				entry: stripe.record( request, path, query, body ),
			},
			response
		);
	} else {
		await showPage( stripe, request.method, path, body, response );
	}
}

/** Starts the stand-in on a free port of the loopback address. */
export const startStripeFake = ( port = 0 ) =>
	startGateway( ( url ) => new Stripe( url ), serve, port );

void runTied( import.meta.url, startStripeFake );
