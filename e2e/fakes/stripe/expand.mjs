/*
 * Puts objects where expand[] asks for them, instead of their IDs.
 */
import { rejected } from './errors.mjs';
import { paymentsOf } from './invoices.mjs';
import { listOf } from './schema.mjs';
import { itemsOf } from './sessions.mjs';

const MOST_LEVELS = 4;

/** Fields that an object has only when they are asked for. */
const INCLUDED = {
	'checkout.session.line_items': itemsOf,
	'invoice.payments': ( world, invoice ) =>
		listOf( paymentsOf( world, invoice ), '/v1/invoice_payments' ),
	'charge.refunds': ( world, { id } ) =>
		listOf(
			[ ...world.all( 'refund' ).values() ]
				.filter( ( { charge } ) => charge === id )
				.reverse(),
			`/v1/charges/${ id }/refunds`
		),
};

function valueOf( world, object, field ) {
	const include = INCLUDED[ `${ object.object }.${ field }` ];
	const value = object[ field ];
	if ( include ) {
		return structuredClone( include( world, object ) );
	}
	return typeof value === 'string'
		? structuredClone( world.lookUp( value ) )
		: value;
}

function put( world, object, [ field, ...rest ], path ) {
	if ( Array.isArray( object ) ) {
		object.forEach( ( entry ) =>
			put( world, entry, [ field, ...rest ], path )
		);
		return;
	}
	const value = valueOf( world, object, field );
	if ( value === undefined ) {
		throw rejected(
			undefined,
			`This property cannot be expanded (${ path }).`,
			'expand'
		);
	}
	object[ field ] = value;
	if ( rest.length && value !== null ) {
		put( world, value, rest, path );
	}
}

/** An object, or a list, with what was asked for. */
export function expand( world, object, paths = [] ) {
	const result = structuredClone( object );
	for ( const path of paths ) {
		const parts = path.split( '.' );
		if ( parts.length > MOST_LEVELS + ( parts[ 0 ] === 'data' ) ) {
			throw rejected( undefined, 'Too many levels', 'expand' );
		}
		put( world, result, parts, path );
	}
	return result;
}
