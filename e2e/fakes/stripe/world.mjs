/*
 * What the stand-in for Stripe keeps: accounts, each with two worlds, test and live, that know nothing of each other.
 */
import { randomBytes } from 'node:crypto';
import { missing } from './errors.mjs';
import { blank, schemas } from './schema.mjs';

export const MODES = [ 'test', 'live' ];

/** Which type an ID is of, by how it begins. */
const TYPES = {
	cs: 'checkout.session',
	prod: 'product',
	price: 'price',
	cus: 'customer',
	sub: 'subscription',
	pi: 'payment_intent',
	ch: 'charge',
	in: 'invoice',
	inpay: 'invoice_payment',
	re: 'refund',
	du: 'dispute',
	evt: 'event',
	we: 'webhook_endpoint',
	txn: 'balance_transaction',
	bpc: 'billing_portal.configuration',
};

export const typeOf = ( id ) => TYPES[ id.split( '_' )[ 0 ] ];

/** Runs on with the clock on the wall, and can be set ahead. Dates of objects and retries go by it, signatures do not. */
export class Clock {
	ahead = 0;

	now() {
		return Math.floor( Date.now() / 1000 ) + this.ahead;
	}

	/** @param {number} time Seconds since the Unix epoch, not before now. */
	goTo( time ) {
		this.ahead += Math.max( 0, time - this.now() );
	}
}

/** What one account has in one mode. */
export class World {
	objects = new Map();
	/** Answers by idempotency key. */
	answers = new Map();
	/** What cards do later, by the ID of their payment method. */
	cards = new Map();
	/** What is to happen to debits and refunds, by their IDs. */
	plans = new Map();
	/** Whether the account's owner has saved settings of the portal. */
	hasPortal = false;

	constructor( account, mode, stripe ) {
		this.account = account;
		this.mode = mode;
		this.stripe = stripe;
		this.number = 0;
		this.tag = randomBytes( 4 ).toString( 'hex' );
	}

	get livemode() {
		return this.mode === 'live';
	}

	get other() {
		return this.account.worlds[ this.livemode ? 'test' : 'live' ];
	}

	now() {
		return this.stripe.clock.now();
	}

	newId( prefix ) {
		const number = String( ++this.number ).padStart( 10, '0' );
		return `${ prefix }_1${ this.tag }${ number }`;
	}

	/** Makes an object with all fields of its type, and keeps it. */
	make( type, prefix, fields ) {
		const object = blank( type, {
			id: this.newId( prefix ),
			object: type,
			created: this.now(),
			...( 'livemode' in schemas[ type ].properties && {
				livemode: this.livemode,
			} ),
			...fields,
		} );
		this.all( type ).set( object.id, object );
		return object;
	}

	/** The objects of a type by their IDs, the oldest first. */
	all( type ) {
		if ( ! this.objects.has( type ) ) {
			this.objects.set( type, new Map() );
		}
		return this.objects.get( type );
	}

	/**
	 * The object of an ID.
	 *
	 * @param {string} type
	 * @param {string} id
	 * @param {string} param What to say that is wrong.
	 */
	find( type, id, param = 'id' ) {
		const found = this.all( type ).get( id );
		if ( ! found ) {
			throw missing(
				type,
				id,
				param,
				this.other.all( type ).has( id ) && this.other.mode,
				param !== 'id'
			);
		}
		return found;
	}

	/** The object of an ID of any type, if there is one. */
	lookUp( id ) {
		const type = typeOf( id );
		return type && this.all( type ).get( id );
	}
}

export class Account {
	constructor( id, stripe ) {
		this.id = id;
		this.worlds = Object.fromEntries(
			MODES.map( ( mode ) => [ mode, new World( this, mode, stripe ) ] )
		);
	}
}

/** Changes an object, and gives what the changed fields were before. */
export function change( object, fields ) {
	const before = {};
	for ( const [ key, value ] of Object.entries( fields ) ) {
		if ( JSON.stringify( object[ key ] ) !== JSON.stringify( value ) ) {
			before[ key ] = structuredClone( object[ key ] ?? null );
			object[ key ] = value;
		}
	}
	return before;
}

/** Metadata after an update: an empty text takes a key away, an unset field all of them. */
export function mergeMetadata( old, update ) {
	if ( update === undefined ) {
		return old;
	}
	return Object.fromEntries(
		Object.entries( update === null ? {} : { ...old, ...update } ).filter(
			( [ , value ] ) => value !== ''
		)
	);
}
