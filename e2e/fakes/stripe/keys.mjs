/*
 * Keys of the stand-in for Stripe, and what restricted ones may do.
 */
import { forbidden, unauthorized } from './errors.mjs';

/** What a permission is called, by the first parts of a path. */
const RIGHTS = {
	'checkout/sessions': 'checkout_session',
	products: 'product',
	prices: 'plan',
	customers: 'customer',
	billing_portal: 'customer_portal',
	subscriptions: 'subscription',
	payment_intents: 'payment_intent',
	invoices: 'invoice',
	invoice_payments: 'invoice',
	refunds: 'charge',
	charges: 'charge',
	events: 'event',
	webhook_endpoints: 'webhook',
	balance_transactions: 'balance',
	balance: 'balance',
	disputes: 'dispute',
	accounts: 'accounts_kyc_id_numbers',
	account: 'accounts_kyc_id_numbers',
};

/** The rights that the product needs, as its owner ticks them. */
export const NEEDED = {
	checkout_session: 'write',
	product: 'write',
	plan: 'write',
	customer: 'write',
	customer_portal: 'write',
	subscription: 'write',
	payment_intent: 'read',
	invoice: 'read',
	charge: 'write',
	event: 'read',
	webhook: 'write',
	balance: 'read',
	dispute: 'read',
};

/** Which permission a request takes. */
function rightOf( method, path ) {
	const [ name, right ] = Object.entries( RIGHTS )
		.sort( ( [ one ], [ other ] ) => other.length - one.length )
		.find( ( [ prefix ] ) => path.startsWith( `/v1/${ prefix }` ) );
	return [ name, right, method === 'GET' ? 'read' : 'write' ];
}

const keyIn = ( { authorization = '' } ) => {
	const [ scheme, value = '' ] = authorization.split( ' ' );
	return scheme === 'Basic'
		? Buffer.from( value, 'base64' ).toString().replace( /:.*$/, '' )
		: value;
};

export class Keys {
	all = new Map();

	/**
	 * @param {string}      key
	 * @param {string}      account
	 * @param {Object|null} rights  What a restricted key may read or write; null for all.
	 */
	add( key, account, rights = null ) {
		this.all.set( key, {
			account,
			mode: key.split( '_' )[ 1 ],
			rights: key.startsWith( 'rk_' ) ? ( rights ?? NEEDED ) : null,
		} );
	}

	revoke( key ) {
		this.all.delete( key );
	}

	/** Whose key a request has. */
	read( headers ) {
		const key = keyIn( headers );
		const found = this.all.get( key );
		if ( ! found ) {
			throw unauthorized( key );
		}
		return { key, ...found };
	}
}

/** Refuses what a restricted key may not do. */
export function checkRight( { key, account, rights }, method, path ) {
	const [ , right, access ] = rightOf( method, path );
	const has = rights?.[ right ];
	if ( rights && has !== 'write' && has !== access ) {
		throw forbidden( key, account, `rak_${ right }_${ access }` );
	}
}
