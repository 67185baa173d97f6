/*
 * Lists and searches of the stand-in for Stripe.
 */
import { listEvents } from './events.mjs';
import { rejected } from './errors.mjs';
import { listOf } from './schema.mjs';

const PAGING = [ 'limit', 'starting_after', 'ending_before', 'expand' ];

/** Filters that compare more than one field of the same name. */
const FILTERS = {
	created: ( { created }, range ) =>
		typeof range === 'number'
			? created === range
			: ( range.gt === undefined || created > range.gt ) &&
				( range.gte === undefined || created >= range.gte ) &&
				( range.lt === undefined || created < range.lt ) &&
				( range.lte === undefined || created <= range.lte ),
	ids: ( { id }, ids ) => ids.includes( id ),
	lookup_keys: ( price, keys ) => keys.includes( price.lookup_key ),
	recurring: ( price, wanted ) =>
		Object.entries( wanted ).every(
			( [ name, value ] ) => price.recurring?.[ name ] === value
		),
	customer_details: ( session, { email } ) =>
		session.customer_details?.email === email,
	price: ( { items }, id ) =>
		items.data.some( ( item ) => item.price.id === id ),
	subscription: ( object, id ) =>
		( object.object === 'invoice'
			? object.parent?.subscription_details?.subscription
			: object.subscription ) === id,
	payment: ( { payment }, wanted ) =>
		Object.entries( wanted ).every(
			( [ name, value ] ) => payment[ name ] === value
		),
};

const isWanted = ( object, filters ) =>
	Object.entries( filters ).every( ( [ name, value ] ) =>
		FILTERS[ name ]
			? FILTERS[ name ]( object, value )
			: object[ name ] === value
	);

/** Statuses of subscriptions stand for several. */
function subscriptionsOf( world, { status, ...filters } ) {
	const isMeant = {
		undefined: ( one ) => one.status !== 'canceled',
		all: () => true,
		ended: ( one ) => one.ended_at !== null,
	}[ status ];
	return [ ...world.all( 'subscription' ).values() ].filter(
		( one ) =>
			( isMeant ? isMeant( one ) : one.status === status ) &&
			isWanted( one, filters )
	);
}

function select( world, type, filters ) {
	if ( type === 'event' ) {
		const {
			types,
			type: wanted,
			delivery_success: success,
			...rest
		} = filters;
		return listEvents( world, filters ).filter( ( event ) =>
			isWanted( event, rest )
		);
	}
	return type === 'subscription'
		? subscriptionsOf( world, filters )
		: [ ...world.all( type ).values() ].filter(
				( object ) => ! object.deleted && isWanted( object, filters )
			);
}

/** Where a cursor stands in a list. */
function placeOf( objects, id, param ) {
	const place = objects.findIndex( ( object ) => object.id === id );
	if ( place < 0 ) {
		throw rejected(
			'resource_missing',
			`No such object: '${ id }'`,
			param
		);
	}
	return place;
}

/** A page of objects, the newest first. */
export function page( objects, params, url ) {
	const limit = params.limit ?? 10;
	const { starting_after: after, ending_before: before } = params;
	if ( after && before ) {
		throw rejected(
			undefined,
			'starting_after and ending_before exclude each other.',
			'starting_after'
		);
	}
	if ( before ) {
		const end = placeOf( objects, before, 'ending_before' );
		const from = Math.max( 0, end - limit );
		return listOf( objects.slice( from, end ), url, from > 0 );
	}
	const from = after ? placeOf( objects, after, 'starting_after' ) + 1 : 0;
	return listOf(
		objects.slice( from, from + limit ),
		url,
		objects.length > from + limit
	);
}

/** The page of a type's objects that parameters ask for. */
export function list( world, type, params, url ) {
	if ( ( params.types ?? [] ).length > 20 ) {
		throw rejected( undefined, 'At most 20 types.', 'types' );
	}
	const filters = Object.fromEntries(
		Object.entries( params ).filter(
			( [ name ] ) => ! PAGING.includes( name )
		)
	);
	return page( select( world, type, filters ).reverse(), params, url );
}

/** Conditions of a query such as: email:'a@b.c' AND metadata['order']:'7'. */
function conditionsOf( query ) {
	return query.split( /\s+AND\s+/ ).map( ( part ) => {
		const found =
			/^(?:metadata\[(['"])(?<key>[^'"]+)\1\]|(?<field>\w+)):(['"])(?<value>.*)\4$/.exec(
				part.trim()
			);
		if ( ! found ) {
			throw rejected( undefined, `Invalid query: ${ part }`, 'query' );
		}
		return found.groups;
	} );
}

/** What a search finds, which comes to know of objects later than lists do. */
export function search( world, type, params, url ) {
	const conditions = conditionsOf( params.query );
	const last = world.now() - world.stripe.settings.searchLag;
	const data = [ ...world.all( type ).values() ]
		.filter(
			( object ) =>
				object.created <= last &&
				conditions.every( ( { key, field, value } ) =>
					key
						? object.metadata?.[ key ] === value
						: String( object[ field ] ) === value
				)
		)
		.reverse()
		.slice( 0, params.limit ?? 10 );
	return {
		object: 'search_result',
		data,
		has_more: false,
		next_page: null,
		url,
	};
}
