/*
 * Makes objects with every field that their schema demands, and holds objects against it.
 */
import { readFileSync } from 'node:fs';

const read = ( name ) =>
	JSON.parse( readFileSync( new URL( name, import.meta.url ), 'utf8' ) );
const { operations, schemas, event_types: eventTypes } = read( 'extract.json' );

export const { currencies } = read( 'currencies.json' );
export { eventTypes, operations, schemas };

const schemaOf = ( ref ) => schemas[ ref.replace( '#/schemas/', '' ) ];

function valueOf( schema ) {
	if ( schema.nullable || schema[ 'x-pruned' ] || schema.$ref ) {
		return null;
	}
	if ( schema.anyOf ) {
		return valueOf( schema.anyOf[ 0 ] );
	}
	if ( schema[ 'x-list-of' ] ) {
		return listOf( [], '' );
	}
	switch ( schema.type ) {
		case 'object':
			return Object.fromEntries(
				( schema.required ?? [] ).map( ( key ) => [
					key,
					valueOf( schema.properties[ key ] ),
				] )
			);
		case 'array':
			return [];
		case 'boolean':
			return false;
		case 'number':
		case 'integer':
			return 0;
	}
	return schema.enum?.[ 0 ] ?? '';
}

/** A list as Stripe sends it. */
export const listOf = ( data, url, hasMore = false ) => ( {
	object: 'list',
	data,
	has_more: hasMore,
	url,
} );

/** An object of a type with all required fields, empty where they may be. */
export const blank = ( type, fields = {} ) => ( {
	...valueOf( schemas[ type ] ),
	...fields,
} );

const isObject = ( value ) =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

function checkObject( schema, value, path ) {
	if ( ! isObject( value ) ) {
		return [ `${ path } is no object` ];
	}
	if ( schema[ 'x-resource' ] || ! schema.properties ) {
		return Object.entries( value ).flatMap( ( [ key, entry ] ) =>
			schema.additionalProperties
				? check(
						schema.additionalProperties,
						entry,
						`${ path }.${ key }`
					)
				: []
		);
	}
	return [
		...( schema.required ?? [] )
			.filter( ( key ) => ! ( key in value ) )
			.map( ( key ) => `${ path }.${ key } is missing` ),
		...Object.entries( value ).flatMap( ( [ key, entry ] ) =>
			schema.properties[ key ]
				? check( schema.properties[ key ], entry, `${ path }.${ key }` )
				: [ `${ path }.${ key } is unknown` ]
		),
	];
}

function checkScalar( schema, value, path ) {
	const type = schema.type === 'integer' ? 'number' : schema.type;

	if ( type && typeof value !== type ) {
		return [ `${ path } is no ${ type }` ];
	}
	return schema.enum &&
		! schema[ 'x-open-enum' ] &&
		! schema.enum.includes( value )
		? [ `${ path } is ${ value }` ]
		: [];
}

/** What is wrong with a value of a response. */
export function check( schema, value, path ) {
	if ( schema[ 'x-pruned' ] || ( value === null && schema.nullable ) ) {
		return [];
	}
	if ( schema.$ref ) {
		return check( schemaOf( schema.$ref ), value, path );
	}
	if ( schema.anyOf ) {
		const problems = schema.anyOf.map( ( one ) =>
			check( one, value, path )
		);
		return problems.find( ( some ) => ! some.length ) ?? problems[ 0 ];
	}
	if ( schema[ 'x-list-of' ] ) {
		return [
			...check( schemas.list, value, path ),
			...( value?.data ?? [] ).flatMap( ( entry ) =>
				check( schema[ 'x-list-of' ], entry, `${ path }[]` )
			),
		];
	}
	if ( schema[ 'x-expandable' ] && isObject( value ) ) {
		return schemas[ value.object ]
			? check( schemas[ value.object ], value, path )
			: [];
	}
	switch ( schema.type ) {
		case 'object':
			return checkObject( schema, value, path );
		case 'array':
			return Array.isArray( value )
				? value.flatMap( ( entry ) =>
						check( schema.items ?? {}, entry, `${ path }[]` )
					)
				: [ `${ path } is no array` ];
	}
	return checkScalar( schema, value, path );
}
