/*
 * A stand-in for PayPal: its API as far as paypal/extract.json describes it, the page where buyers approve, and its webhooks. Two apps,
 * one for each mode, know nothing of each other. It misbehaves on command.
 */
import { runTied, startGateway } from './gateway.mjs';
import { parseJson, readBody, sendJson } from './http.mjs';
import { FAULTS, handle } from './paypal/api.mjs';
import { Refusal } from './paypal/errors.mjs';
import { approve, findOrder, settle } from './paypal/orders.mjs';
import {
	books,
	dispute,
	refundCapture,
	settleRefund,
} from './paypal/refunds.mjs';
import { delivery } from './paypal/webhooks.mjs';

/** What is in an app's account. */
class World {
	orders = new Map();
	contexts = new Map();
	captures = new Map();
	refunds = new Map();
	disputes = new Map();
	invoices = new Set();
	kept = new Map();
	webhooks = [];
	events = [];

	constructor( paypal, mode, merchant ) {
		Object.assign( this, {
			paypal,
			mode,
			merchant,
			clientId: `${ mode }-client`,
			secret: `${ mode }-secret`,
			email: `${ mode }@example.test`,
		} );
	}

	emit( type, resourceType, resource ) {
		this.events.push( {
			id: `WH-${ ++this.paypal.count }`,
			create_time: this.paypal.time(),
			resource_type: resourceType,
			event_version: '1.0',
			event_type: type,
			summary: type,
			resource: structuredClone( resource ),
			links: [],
		} );
	}
}

class Paypal {
	constructor( base ) {
		this.base = base;
		this.reset();
	}

	reset() {
		this.count = 0;
		this.worlds = [
			new World( this, 'test', 'TESTMERCHANT2' ),
			new World( this, 'live', 'LXVEMERCHANT2' ),
		];
		this.tokens = new Map();
		this.requests = [];
		this.problems = new Set();
		/** What becomes of the next captures, and of the next refunds. */
		this.outcomes = [];
		this.refundOutcomes = [];
		this.disputeSteps = 0;
		this.faults = [];
	}

	time() {
		return new Date().toISOString().replace( /\.\d+/, '' );
	}

	world( mode = 'test' ) {
		return this.worlds.find( ( one ) => one.mode === mode );
	}

	takeFault( method, path ) {
		const found = this.faults.find(
			( fault ) =>
				fault.times > 0 &&
				( ! fault.method || fault.method === method ) &&
				( ! fault.path || path.includes( fault.path ) )
		);
		if ( ! found ) {
			return null;
		}
		found.times--;
		return found.fault;
	}
}

/** What a test has the stand-in do. */
const COMMANDS = {
	reset: ( paypal ) => paypal.reset(),
	approve: ( paypal, { order, mode } ) =>
		approve( paypal.world( mode ), order ),
	outcome: ( paypal, { status } ) => paypal.outcomes.push( status ),
	settle: ( paypal, { capture, status, mode } ) =>
		settle( paypal.world( mode ), capture, status ),
	refund: ( paypal, { capture, amount, mode } ) =>
		refundCapture(
			paypal.world( mode ),
			capture,
			amount ? { amount } : {}
		),
	refundOutcome: ( paypal, { status } ) =>
		paypal.refundOutcomes.push( status ),
	settleRefund: ( paypal, { refund, status, mode } ) =>
		settleRefund( paypal.world( mode ), refund, status ),
	dispute: ( paypal, how ) => dispute( paypal.world( how.mode ), how ),
	books: ( paypal, { mode } ) => books( paypal.world( mode ) ),
	/** Gives the account another app, or its app another secret. */
	app: ( paypal, { mode, ...app } ) =>
		Object.assign( paypal.world( mode ), app ) && {},
	webhooks: ( paypal, { mode } ) => paypal.world( mode ).webhooks,
	orders: ( paypal, { mode } ) => [ ...paypal.world( mode ).orders.values() ],
	captures: ( paypal, { mode } ) =>
		[ ...paypal.world( mode ).captures.values() ].map(
			( { capture } ) => capture
		),
	disputes: ( paypal, { mode } ) => [
		...paypal.world( mode ).disputes.values(),
	],
	/** Changes an order behind the site's back. */
	change: ( paypal, { order, unit, mode } ) =>
		Object.assign(
			findOrder( paypal.world( mode ), order ).purchase_units[ 0 ],
			unit
		),
	expire: ( paypal, { order, mode } ) =>
		paypal.world( mode ).orders.delete( order ),
	/** Makes all tokens old. */
	forget: ( paypal ) => paypal.tokens.clear(),
	/** Something that the stand-in does not do by itself. */
	emit: ( paypal, { type, resource, mode } ) =>
		paypal.world( mode ).emit( type, 'other', resource ),
	/** Ends all faults. */
	faults: ( paypal ) => {
		paypal.faults = [];
	},
	fault: ( paypal, fault ) => {
		if ( ! FAULTS.includes( fault.fault ) ) {
			throw new Error( `There is no fault ${ fault.fault }` );
		}
		paypal.faults.push( { times: 1, ...fault } );
	},
	deliveries: ( paypal, { mode, webhook } ) => {
		const world = paypal.world( mode );
		return world.events.map( ( event ) =>
			delivery( world, event, webhook )
		);
	},
	requests: ( { requests } ) => requests,
	problems: ( { problems } ) => [ ...problems ],
};

function command( paypal, name, how, response ) {
	try {
		sendJson( response, 200, COMMANDS[ name ]( paypal, how ) ?? {} );
	} catch ( error ) {
		if ( error instanceof Refusal ) {
			sendJson( response, error.status, error.body );
		} else {
			sendJson( response, 400, { message: error.message } );
		}
	}
}

const sendPage = ( response, body, status = 200 ) =>
	response
		.writeHead( status, { 'content-type': 'text/html' } )
		.end(
			`<!doctype html><html lang="en"><title>PayPal</title><main>${ body }</main></html>`
		);

/** The page where a buyer approves an order, or does not. */
function approvalPage( paypal, { method, body }, id, response ) {
	const world = paypal.worlds.find( ( { orders } ) => orders.has( id ) );
	if ( ! world ) {
		sendPage( response, '<h1>This order is over</h1>', 404 );
		return;
	}
	const { amount } = world.orders.get( id ).purchase_units[ 0 ];
	if ( method !== 'POST' ) {
		sendPage(
			response,
			`<h1>Pay ${ amount.currency_code } ${ amount.value }</h1>
<form method="post"><button name="do" value="pay">Pay</button><button name="do" value="cancel">Cancel</button></form>`
		);
		return;
	}
	const context = world.contexts.get( id );
	const isPaid = body === 'do=pay';
	const target = new URL( isPaid ? context.return_url : context.cancel_url );
	target.searchParams.set( 'token', id );
	if ( isPaid ) {
		approve( world, id );
		target.searchParams.set( 'PayerID', 'QYR5Z8XDVJNXQ' );
	}
	response.writeHead( 303, { location: String( target ) } ).end();
}

async function serve( paypal, incoming, response ) {
	const { pathname: path, searchParams } = new URL(
		incoming.url,
		'http://localhost'
	);
	const request = {
		method: incoming.method,
		headers: incoming.headers,
		query: searchParams,
		body: await readBody( incoming ),
	};
	if ( path.startsWith( '/__' ) ) {
		command(
			paypal,
			path.slice( 3 ),
			parseJson( request.body ) ?? {},
			response
		);
	} else if ( path === '/checkoutnow' ) {
		approvalPage( paypal, request, searchParams.get( 'token' ), response );
	} else {
		handle( paypal, request, path, response );
	}
}

/** Starts the stand-in on a free port of the loopback address. */
export const startPaypalFake = ( port = 0 ) =>
	startGateway( ( url ) => new Paypal( url ), serve, port );

void runTied( import.meta.url, startPaypalFake );
