// docs/settings.md, made of the settings.json of each domain.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsByDomain } from './declarations.mjs';
import { root } from './paths.mjs';

const target = join( root, 'docs/settings.md' );

const code = ( value ) => `\`${ value }\``;

const range = ( { minimum, maximum } ) => {
	if ( minimum === undefined && maximum === undefined ) {
		return '';
	}
	return minimum === undefined
		? ` up to ${ maximum }`
		: ` from ${ minimum }${ maximum === undefined ? '' : ` to ${ maximum }` }`;
};

/** What a value can be, in words. */
function kind( schema ) {
	const { type, enum: choices, items, properties, maxItems } = schema;
	if ( choices ) {
		return choices
			.map( ( choice ) => code( JSON.stringify( choice ) ) )
			.join( ', ' );
	}
	switch ( type ) {
		case 'array':
			return `list${ maxItems ? ` of at most ${ maxItems }` : '' }${
				items ? `: ${ kind( items ) }` : ''
			}`;
		case 'object':
			return properties
				? `object: ${ Object.entries( properties )
						.map(
							( [ name, own ] ) =>
								`${ code( name ) } ${ kind( own ) }`
						)
						.join( '; ' ) }`
				: 'object';
		case 'string':
			return schema.maxLength
				? `text, up to ${ schema.maxLength } characters`
				: 'text';
		default:
			return `${ type }${ range( schema ) }`;
	}
}

const defaultOf = ( { default: value } ) =>
	value === undefined ? 'computed' : code( JSON.stringify( value ) );

/** What else there is to know, as sentences. */
const notes = ( name, setting ) =>
	[
		setting.description,
		setting.secret && 'Secret: encrypted, never returned.',
		setting.constant &&
			`Fixed by the constant ${ code( setting.constant ) }.`,
		setting.server && 'The site contacts this server.',
		setting.dependsOn && `Goes with ${ code( setting.dependsOn ) }.`,
		setting.capability && `Requires ${ code( setting.capability ) }.`,
		( setting.field || ( setting.option && setting.option !== name ) ) &&
			`Stored in the option ${ code( setting.option ?? name ) }${
				setting.field ? `, as ${ code( setting.field ) }` : ''
			}.`,
		setting.shared &&
			'Shared with other plugins, so it stays at uninstall.',
	]
		.filter( Boolean )
		.join( ' ' );

const cell = ( text ) => text.replaceAll( '|', '\\|' );

const section = ( [ domain, settings ] ) =>
	[
		`## ${ domain.replaceAll( '_', ' ' ) }`,
		'',
		'| Setting | Label | Value | Default | Notes |',
		'|---|---|---|---|---|',
		...Object.entries( settings ).map(
			( [ name, setting ] ) =>
				`| ${ [
					code( name ),
					setting.label,
					kind( setting.schema ),
					defaultOf( setting ),
					notes( name, setting ),
				]
					.map( cell )
					.join( ' | ' ) } |`
		),
	].join( '\n' );

/** The page as it has to be. */
export const settingsPage = () =>
	[
		'# Settings',
		'',
		'The values at `jetpack/v4/settings` ([routes](routes.md#settings)), by domain. `npm run docs` makes this page from `php/<Domain>/settings.json`.',
		...settingsByDomain().flatMap( ( domain ) => [
			'',
			section( domain ),
		] ),
		'',
	].join( '\n' );

export const readSettingsPage = () => readFileSync( target, 'utf8' );

export const writeSettingsPage = () => writeFileSync( target, settingsPage() );
