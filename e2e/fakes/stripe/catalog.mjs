/*
 * Products, prices and customers of the stand-in for Stripe.
 */
import { emit } from './events.mjs';
import { refused, rejected, unsupported } from './errors.mjs';
import { checkUnit, currencyOf } from './money.mjs';
import { inside } from './validate.mjs';
import { change, mergeMetadata } from './world.mjs';

const pricesOf = ( world, product ) =>
	[ ...world.all( 'price' ).values() ].filter(
		( price ) => price.product === product
	);

/** Fields of an update without what is no field, with its metadata merged into those of the object. */
function updateOf( object, { expand, metadata, ...fields } ) {
	return {
		...fields,
		metadata: mergeMetadata( object.metadata, metadata ),
	};
}

function update( world, object, params, event ) {
	const before = change( object, updateOf( object, params ) );
	if ( Object.keys( before ).length ) {
		emit( world, event, object, before );
	}
	return object;
}

export function createProduct( world, { expand, ...fields } ) {
	if ( fields.default_price_data ) {
		throw unsupported( 'default_price_data' );
	}
	if ( fields.id && world.all( 'product' ).has( fields.id ) ) {
		throw refused(
			'resource_already_exists',
			'Product already exists.',
			'id'
		);
	}
	const product = world.make( 'product', 'prod', {
		active: true,
		type: 'service',
		updated: world.now(),
		default_price: null,
		...fields,
	} );
	emit( world, 'product.created', product );
	return product;
}

export const updateProduct = ( world, params, id ) =>
	update(
		world,
		world.find( 'product', id ),
		{ updated: world.now(), ...params },
		'product.updated'
	);

export function deleteProduct( world, params, id ) {
	const product = world.find( 'product', id );
	if ( pricesOf( world, id ).length ) {
		throw refused(
			undefined,
			'A product with prices cannot be deleted.',
			'id'
		);
	}
	world.all( 'product' ).delete( id );
	emit( world, 'product.deleted', product );
	return { id, object: 'product', deleted: true };
}

/** Takes a lookup key from another price, if that is what was asked for. */
function claimLookupKey( world, key, mayTransfer ) {
	const holder = [ ...world.all( 'price' ).values() ].find(
		( { lookup_key: held, active } ) => held === key && active
	);
	if ( key && holder && ! mayTransfer ) {
		throw refused(
			'resource_already_exists',
			'Another active price has this lookup key.',
			'lookup_key'
		);
	}
	if ( key && holder ) {
		holder.lookup_key = null;
	}
}

function amountOf( params, path ) {
	if ( params.unit_amount_decimal !== undefined ) {
		throw unsupported( inside( path, 'unit_amount_decimal' ) );
	}
	if ( params.unit_amount === undefined ) {
		throw rejected(
			'parameter_missing',
			`Missing required param: ${ inside( path, 'unit_amount' ) }.`,
			inside( path, 'unit_amount' )
		);
	}
	checkUnit(
		params.unit_amount,
		params.currency,
		inside( path, 'unit_amount' )
	);
	return {
		unit_amount: params.unit_amount,
		unit_amount_decimal: String( params.unit_amount ),
	};
}

const recurringOf = ( recurring ) =>
	recurring && {
		interval_count: 1,
		usage_type: 'licensed',
		meter: null,
		trial_period_days: null,
		...recurring,
	};

/** Refuses periods of more than three years. */
function checkRecurring( { interval, interval_count: count = 1 }, param ) {
	const most = { day: 1095, week: 156, month: 36, year: 3 }[ interval ];
	if ( count < 1 || count > most ) {
		throw rejected( undefined, 'Invalid interval_count', param );
	}
}

/** A price from what was asked for, or from what stands in an item of a session. */
export function makePrice( world, params, path = '' ) {
	currencyOf( params.currency, inside( path, 'currency' ) );
	if ( params.custom_unit_amount || params.tiers ) {
		throw unsupported( inside( path, 'custom_unit_amount' ) );
	}
	if ( Boolean( params.product ) === Boolean( params.product_data ) ) {
		throw rejected(
			'parameter_missing',
			'One of product and product_data is required.',
			inside( path, 'product' )
		);
	}
	if ( params.recurring ) {
		checkRecurring( params.recurring, inside( path, 'recurring' ) );
	}
	const amount = amountOf( params, path );
	const product = params.product_data
		? createProduct( world, params.product_data )
		: world.find( 'product', params.product, inside( path, 'product' ) );
	claimLookupKey( world, params.lookup_key, params.transfer_lookup_key );
	return world.make( 'price', 'price', {
		active: params.active ?? true,
		currency: params.currency.toLowerCase(),
		product: product.id,
		recurring: recurringOf( params.recurring ) ?? null,
		type: params.recurring ? 'recurring' : 'one_time',
		tax_behavior: params.tax_behavior ?? 'unspecified',
		lookup_key: params.lookup_key ?? null,
		nickname: params.nickname ?? null,
		metadata: params.metadata ?? {},
		...amount,
	} );
}

export function createPrice( world, params ) {
	const price = makePrice( world, params );
	emit( world, 'price.created', price );
	return price;
}

export function updatePrice(
	world,
	{ transfer_lookup_key: mayTransfer, ...params },
	id
) {
	const price = world.find( 'price', id );
	if ( params.lookup_key && params.lookup_key !== price.lookup_key ) {
		claimLookupKey( world, params.lookup_key, mayTransfer );
	}
	if ( params.currency_options ) {
		throw unsupported( 'currency_options' );
	}
	return update( world, price, params, 'price.updated' );
}

/** Fields of a customer that this stand-in keeps. */
const CUSTOMER_FIELDS = [
	'address',
	'description',
	'email',
	'metadata',
	'name',
	'phone',
	'preferred_locales',
	'expand',
];

function checkCustomer( params ) {
	const other = Object.keys( params ).find(
		( name ) => ! CUSTOMER_FIELDS.includes( name )
	);
	if ( other ) {
		throw unsupported( other );
	}
	if ( params.email && ! /^\S+@\S+\.\S+$/.test( params.email ) ) {
		throw rejected(
			'email_invalid',
			`Invalid email address: ${ params.email }`,
			'email'
		);
	}
}

export function createCustomer( world, { expand, ...fields } ) {
	checkCustomer( fields );
	const customer = world.make( 'customer', 'cus', {
		currency: null,
		name: null,
		phone: null,
		address: null,
		...fields,
	} );
	emit( world, 'customer.created', customer );
	return customer;
}

export function updateCustomer( world, params, id ) {
	checkCustomer( params );
	return update(
		world,
		world.find( 'customer', id ),
		params,
		'customer.updated'
	);
}

/** A deleted customer can still be had, but has nothing, and its subscriptions end. */
export function deleteCustomer( world, params, id, end ) {
	const customer = world.find( 'customer', id );
	for ( const subscription of world.all( 'subscription' ).values() ) {
		if ( subscription.customer === id && ! subscription.ended_at ) {
			end( world, subscription );
		}
	}
	emit( world, 'customer.deleted', customer );
	world
		.all( 'customer' )
		.set( id, { id, object: 'customer', deleted: true } );
	return { id, object: 'customer', deleted: true };
}
