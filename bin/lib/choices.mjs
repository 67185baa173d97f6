// What php/<Domain>/choices.json offers, and the schemas that name one of its lists in place of the values: "choices": "tones".
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** The names of a list of a domain. */
function namesOf( domain, list ) {
	const path = join( root, 'php', domain, 'choices.json' );
	const lists = existsSync( path )
		? JSON.parse( readFileSync( path, 'utf8' ) )
		: {};
	if ( ! lists[ list ] ) {
		throw new Error( `php/${ domain }/choices.json has no "${ list }".` );
	}
	return Object.keys( lists[ list ] );
}

/**
 * A schema with the values of the lists that it names: those of a text, or the members of an object, each of which is as
 * its additionalProperties say.
 */
export function withChoices( domain, schema ) {
	if ( typeof schema !== 'object' || schema === null ) {
		return schema;
	}
	if ( Array.isArray( schema ) ) {
		return schema.map( ( own ) => withChoices( domain, own ) );
	}
	const { choices, ...rest } = schema;
	if ( typeof choices !== 'string' ) {
		return Object.fromEntries(
			Object.entries( schema ).map( ( [ key, own ] ) => [
				key,
				withChoices( domain, own ),
			] )
		);
	}
	const names = namesOf( domain, choices );
	return schema.type === 'object'
		? {
				...rest,
				properties: Object.fromEntries(
					names.map( ( name ) => [
						name,
						schema.additionalProperties,
					] )
				),
				required: names,
				additionalProperties: false,
			}
		: { ...rest, enum: names };
}

/** A default, with what each member of an object is where a schema with its choices says it. */
export function defaultsOf( schema, initial ) {
	if (
		typeof initial !== 'object' ||
		initial === null ||
		Array.isArray( initial )
	) {
		return initial;
	}
	const properties = schema.properties ?? {};
	const said = Object.entries( properties )
		.filter( ( [ , own ] ) => own.default !== undefined )
		.map( ( [ name, own ] ) => [ name, own.default ] );
	const given = Object.entries( initial ).map( ( [ name, value ] ) => [
		name,
		defaultsOf( properties[ name ] ?? {}, value ),
	] );
	return Object.fromEntries( [ ...said, ...given ] );
}
