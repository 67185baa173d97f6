/*
 * Holds requests and answers against extract.json. What a schema does not know is refused: that finds names that are out of date.
 */
import { readFileSync } from 'node:fs';
import { refused } from './errors.mjs';

export const {
	operations,
	schemas,
	webhook_events: eventTypes,
} = JSON.parse(
	readFileSync( new URL( 'extract.json', import.meta.url ), 'utf8' )
);

const isObject = ( value ) =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/** A schema with all that it is made of: references, and parts that hold together. */
function whole( schema ) {
	if ( schema.$ref ) {
		return whole( schemas[ schema.$ref.replace( '#/schemas/', '' ) ] );
	}
	if ( ! schema.allOf ) {
		return schema;
	}
	const parts = [ schema, ...schema.allOf.map( whole ) ];
	return {
		type: 'object',
		properties: Object.assign(
			{},
			...parts.map( ( { properties } ) => properties )
		),
		required: parts.flatMap( ( { required = [] } ) => required ),
	};
}

/** What is wrong with a text: the issue; undefined for nothing. */
function textIssue( schema, value ) {
	if ( typeof value !== 'string' ) {
		return 'INVALID_PARAMETER_SYNTAX';
	}
	if (
		value.length < ( schema.minLength ?? 0 ) ||
		value.length > ( schema.maxLength ?? Infinity )
	) {
		return 'INVALID_STRING_LENGTH';
	}
	if ( schema.enum && ! schema.enum.includes( value ) ) {
		return 'INVALID_PARAMETER_VALUE';
	}
	return ( schema.pattern && ! new RegExp( schema.pattern ).test( value ) ) ||
		( schema.format === 'uri' && ! URL.canParse( value ) )
		? 'INVALID_PARAMETER_SYNTAX'
		: undefined;
}

function objectProblems( schema, value, path, isRequest ) {
	if ( ! isObject( value ) ) {
		return [ [ 'INVALID_PARAMETER_SYNTAX', path ] ];
	}
	if ( ! schema.properties ) {
		return [];
	}
	return [
		...( schema.required ?? [] )
			.filter( ( key ) => ! ( key in value ) )
			.map( ( key ) => [
				'MISSING_REQUIRED_PARAMETER',
				`${ path }/${ key }`,
			] ),
		...Object.entries( value ).flatMap( ( [ key, entry ] ) =>
			schema.properties[ key ]
				? problemsOf(
						schema.properties[ key ],
						entry,
						`${ path }/${ key }`,
						isRequest
					)
				: [ [ 'UNKNOWN_FIELD', `${ path }/${ key }` ] ]
		),
	];
}

/** What is wrong with a value: pairs of an issue and where it is. */
export function problemsOf( given, value, path = '', isRequest = false ) {
	const schema = whole( given );
	if ( schema[ 'x-pruned' ] ) {
		return isRequest ? [ [ 'NOT_SUPPORTED', path ] ] : [];
	}
	switch ( schema.type ) {
		case 'object':
			return objectProblems( schema, value, path, isRequest );
		case 'array':
			if ( ! Array.isArray( value ) ) {
				return [ [ 'INVALID_PARAMETER_SYNTAX', path ] ];
			}
			return value.length < ( schema.minItems ?? 0 ) ||
				value.length > ( schema.maxItems ?? Infinity )
				? [ [ 'INVALID_ARRAY_MAX_ITEMS', path ] ]
				: value.flatMap( ( entry, index ) =>
						problemsOf(
							schema.items ?? {},
							entry,
							`${ path }/${ index }`,
							isRequest
						)
					);
		case 'boolean':
		case 'integer':
		case 'number':
			return typeof value ===
				( schema.type === 'boolean' ? 'boolean' : 'number' )
				? []
				: [ [ 'INVALID_PARAMETER_SYNTAX', path ] ];
		case 'string': {
			const issue = textIssue( schema, value );
			return issue ? [ [ issue, path ] ] : [];
		}
	}
	return [];
}

/** Refuses a request that does not follow its schema. */
export function demand( schema, value ) {
	const [ first ] = problemsOf( schema, value, '', true );
	if ( first ) {
		throw refused( 400, ...first );
	}
}
