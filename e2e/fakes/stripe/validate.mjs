/*
 * Holds the parameters of a request against its schema in extract.json, and gives them their types. What the schema does not know is
 * refused: that is what finds names that are out of date.
 */
import { rejected, unsupported } from './errors.mjs';

const DECIMAL = /^-?\d{1,12}(\.\d{1,12})?$/;

/** The name of a parameter inside another one. */
export const inside = ( path, key ) => ( path ? `${ path }[${ key }]` : key );

function emptyValue( schema, path ) {
	if ( schema[ 'x-empty-string-unsets' ] ) {
		return null;
	}
	throw rejected(
		'parameter_invalid_empty',
		`${ path } is empty, but cannot be unset.`,
		path
	);
}

function metadata( schema, value, path ) {
	const entries = Object.entries( value );
	if ( entries.length > 50 ) {
		throw rejected( undefined, 'Metadata has more than 50 keys.', path );
	}
	for ( const [ key, entry ] of entries ) {
		if ( typeof entry !== 'string' ) {
			throw rejected( undefined, 'Metadata are texts.', path );
		}
		if ( key.length > 40 || entry.length > 500 ) {
			throw rejected(
				undefined,
				'Metadata have keys of 40 and values of 500 characters.',
				inside( path, key )
			);
		}
	}
	return { ...value };
}

function object( schema, value, path ) {
	if ( typeof value === 'string' ) {
		throw rejected( undefined, 'Invalid object', path );
	}
	if ( schema[ 'x-metadata' ] ) {
		return metadata( schema, value, path );
	}
	const result = {};
	for ( const [ key, entry ] of Object.entries( value ) ) {
		const own = schema.properties?.[ key ] ?? schema.additionalProperties;
		if ( ! own ) {
			throw rejected(
				'parameter_unknown',
				`Received unknown parameter: ${ inside( path, key ) }`,
				inside( path, key )
			);
		}
		result[ key ] = validate( own, entry, inside( path, key ) );
	}
	for ( const key of schema.required ?? [] ) {
		if ( ! ( key in result ) ) {
			throw rejected(
				'parameter_missing',
				`Missing required param: ${ inside( path, key ) }.`,
				inside( path, key )
			);
		}
	}
	return result;
}

function list( schema, value, path ) {
	const keys = typeof value === 'string' ? [] : Object.keys( value );
	if ( ! keys.length || keys.some( ( key ) => ! /^\d+$/.test( key ) ) ) {
		throw rejected( undefined, 'Invalid array', path );
	}
	return keys
		.sort( ( one, other ) => one - other )
		.map( ( key, index ) =>
			validate( schema.items ?? {}, value[ key ], inside( path, index ) )
		);
}

function integer( schema, value, path ) {
	if ( ! /^-?\d{1,15}$/.test( value ) ) {
		throw rejected(
			'parameter_invalid_integer',
			`Invalid integer: ${ value }`,
			path
		);
	}
	const number = Number( value );
	if ( number < schema.minimum || number > schema.maximum ) {
		throw rejected(
			'parameter_invalid_integer',
			`${ path } is not between ${ schema.minimum } and ${ schema.maximum }.`,
			path
		);
	}
	return number;
}

function text( schema, value, path ) {
	if ( schema.maxLength && value.length > schema.maxLength ) {
		throw rejected(
			undefined,
			`Invalid string: longer than ${ schema.maxLength } characters.`,
			path
		);
	}
	if ( schema.enum && ! schema.enum.includes( value ) ) {
		throw rejected(
			undefined,
			`Invalid ${ path }: must be one of ${ schema.enum.join( ', ' ) }`,
			path
		);
	}
	if ( schema.format === 'decimal' && ! DECIMAL.test( value ) ) {
		throw rejected( undefined, 'Invalid decimal', path );
	}
	return value;
}

function scalar( schema, value, path ) {
	if ( typeof value !== 'string' ) {
		throw rejected( undefined, `Invalid ${ schema.type }`, path );
	}
	switch ( schema.type ) {
		case 'boolean':
			if ( ! [ 'true', 'false' ].includes( value ) ) {
				throw rejected(
					undefined,
					`Invalid boolean: ${ value }`,
					path
				);
			}
			return value === 'true';
		case 'number':
		case 'integer':
			return integer( schema, value, path );
	}
	return text( schema, value, path );
}

/** The first of several types that a value has. */
function either( schemas, value, path ) {
	const [ first, ...others ] = schemas;
	try {
		return validate( first, value, path );
	} catch ( error ) {
		if ( ! others.length ) {
			throw error;
		}
		return either( others, value, path );
	}
}

/** A parameter in its type. */
export function validate( schema, value, path = '' ) {
	if ( schema[ 'x-pruned' ] ) {
		throw unsupported( path );
	}
	if ( value === '' ) {
		return emptyValue( schema, path );
	}
	if ( schema.anyOf ) {
		return either( schema.anyOf, value, path );
	}
	switch ( schema.type ) {
		case 'object':
			return object( schema, value, path );
		case 'array':
			return list( schema, value, path );
	}
	return scalar( schema, value, path );
}
