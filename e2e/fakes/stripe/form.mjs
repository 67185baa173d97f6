/*
 * Reads what is sent as application/x-www-form-urlencoded with brackets, as Stripe does: a[b][0]=c. Everything is a text, lists are
 * objects with numbers for names until their schema says that they are lists.
 */
import { rejected } from './errors.mjs';

const MOST_LEVELS = 8;

function partsOf( name ) {
	const [ first ] = name.split( '[', 1 );
	const rest = name.slice( first.length );
	if ( ! /^(?:\[[^[\]]*\])*$/.test( rest ) || first === '' ) {
		throw rejected( undefined, `Invalid parameter name: ${ name }` );
	}
	return [
		first,
		...[ ...rest.matchAll( /\[([^[\]]*)\]/g ) ].map( ( [ , key ] ) => key ),
	];
}

function put( target, parts, value ) {
	let place = target;
	parts.slice( 0, -1 ).forEach( ( part ) => {
		const key = part === '' ? String( Object.keys( place ).length ) : part;
		place[ key ] ??= Object.create( null );
		if ( typeof place[ key ] === 'string' ) {
			throw rejected( undefined, `Invalid hash: ${ parts[ 0 ] }` );
		}
		place = place[ key ];
	} );
	const last = parts.at( -1 );
	place[ last === '' ? String( Object.keys( place ).length ) : last ] = value;
}

/** The parameters of a body or a query. */
export function parseForm( text ) {
	const params = Object.create( null );
	for ( const [ name, value ] of new URLSearchParams( text ) ) {
		const parts = partsOf( name );
		if ( parts.length > MOST_LEVELS ) {
			throw rejected( undefined, `Too many levels: ${ name }` );
		}
		put( params, parts, value );
	}
	return params;
}
