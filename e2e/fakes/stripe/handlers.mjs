/*
 * What the stand-in for Stripe does for each operation: ( world, params, id ) gives an object.
 */
import {
	createCustomer,
	createPrice,
	createProduct,
	deleteCustomer,
	deleteProduct,
	updateCustomer,
	updatePrice,
	updateProduct,
} from './catalog.mjs';
import {
	createEndpoint,
	deleteEndpoint,
	updateEndpoint,
} from './endpoints.mjs';
import { unsupported } from './errors.mjs';
import { list, page, search } from './lists.mjs';
import {
	createConfiguration,
	createPortalSession,
	updateConfiguration,
} from './portal.mjs';
import { cancelRefund, createRefund } from './refunds.mjs';
import { blank, operations } from './schema.mjs';
import { createSession, expireSession, itemsOf } from './sessions.mjs';
import {
	cancelSubscription,
	updateSubscription,
} from './subscription-updates.mjs';
import { end } from './subscriptions.mjs';

const WRITERS = {
	'POST /v1/checkout/sessions': createSession,
	'POST /v1/checkout/sessions/{id}/expire': ( world, params, id ) =>
		expireSession( world, world.find( 'checkout.session', id ) ),
	'POST /v1/products': createProduct,
	'POST /v1/products/{id}': updateProduct,
	'DELETE /v1/products/{id}': deleteProduct,
	'POST /v1/prices': createPrice,
	'POST /v1/prices/{id}': updatePrice,
	'POST /v1/customers': createCustomer,
	'POST /v1/customers/{id}': updateCustomer,
	'DELETE /v1/customers/{id}': ( world, params, id ) =>
		deleteCustomer( world, params, id, end ),
	'POST /v1/billing_portal/sessions': createPortalSession,
	'POST /v1/billing_portal/configurations': createConfiguration,
	'POST /v1/billing_portal/configurations/{id}': updateConfiguration,
	'POST /v1/subscriptions/{id}': updateSubscription,
	'DELETE /v1/subscriptions/{id}': cancelSubscription,
	'POST /v1/refunds': createRefund,
	'POST /v1/refunds/{id}/cancel': cancelRefund,
	'POST /v1/webhook_endpoints': createEndpoint,
	'POST /v1/webhook_endpoints/{id}': updateEndpoint,
	'DELETE /v1/webhook_endpoints/{id}': deleteEndpoint,
};

const account = ( world ) =>
	blank( 'account', {
		business_profile: {
			mcc: null,
			minority_owned_business_designation: null,
			name: 'Fake Shop',
			support_address: null,
			support_email: null,
			support_phone: null,
			support_url: null,
			url: null,
		},
		id: world.account.id,
		object: 'account',
		country: 'DE',
		default_currency: 'eur',
		charges_enabled: true,
		details_submitted: true,
		payouts_enabled: true,
		type: 'standard',
	} );

/** What is on the balance, by currency. */
function balance( world ) {
	const sums = {};
	for ( const { currency, net } of world
		.all( 'balance_transaction' )
		.values() ) {
		sums[ currency ] = ( sums[ currency ] ?? 0 ) + net;
	}
	return blank( 'balance', {
		object: 'balance',
		livemode: world.livemode,
		available: Object.entries( sums ).map( ( [ currency, amount ] ) => ( {
			amount,
			currency,
			source_types: { card: amount },
		} ) ),
		pending: [],
	} );
}

const READERS = {
	'GET /v1/account': account,
	'GET /v1/balance': balance,
	'GET /v1/accounts/{id}': () => {
		throw unsupported( 'accounts of others' );
	},
	'GET /v1/checkout/sessions/{id}/line_items': ( world, params, id ) =>
		page(
			itemsOf( world, world.find( 'checkout.session', id ) ).data,
			params,
			`/v1/checkout/sessions/${ id }/line_items`
		),
};

/** Reads as an operation's response describes it. */
function reader( { list: listed, search: searched, object } ) {
	if ( listed ) {
		return ( world, params, id, path ) =>
			list( world, listed, params, path );
	}
	return searched
		? ( world, params, id, path ) => search( world, searched, params, path )
		: ( world, params, id ) => world.find( object, id );
}

/** Does an operation of the extract. */
export function perform( operation, world, params, id, path ) {
	const writer = WRITERS[ operation ] ?? READERS[ operation ];
	if ( writer ) {
		return writer( world, params, id );
	}
	if ( ! operation.startsWith( 'GET ' ) ) {
		throw unsupported( operation );
	}
	return reader( operations[ operation ].response )(
		world,
		params,
		id,
		path
	);
}
