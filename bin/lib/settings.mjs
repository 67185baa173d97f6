// What php/<Domain>/settings.json says of each setting and choices.json of each choice, for both halves: an array of PHP, and types,
// defaults, limits and labels of TypeScript. Labels and descriptions become calls of __(), where the tools of translators find them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { readDeclarations, settingsByDomain } from './declarations.mjs';
import fieldTypes from './field-types.cjs';
import { root } from './paths.mjs';

const { quoted, translated } = fieldTypes;

/** Where TypeScript is written. */
const LIBRARY = 'src/site-settings';
const TEXTS = [ 'label', 'description' ];
/** What a setting's class calls its parts. */
const PARAMETERS = {
	dependsOn: 'depends_on',
	secret: 'is_secret',
	server: 'is_server',
	shared: 'is_shared',
	trim: 'trims',
};

const camelCase = ( domain ) =>
	domain.replaceAll( '_', '' ).replace( /^./, ( c ) => c.toLowerCase() );
const PascalCase = ( domain ) => domain.replaceAll( '_', '' );
const kebabCase = ( domain ) => domain.toLowerCase().replaceAll( '_', '-' );

/** PHP of a value; an empty object is an empty array there. */
function php( value ) {
	if ( typeof value === 'string' ) {
		return quoted( value );
	}
	if ( typeof value !== 'object' || value === null ) {
		return String( value );
	}
	const items = Object.entries( value ).map( ( [ key, own ] ) =>
		Array.isArray( value )
			? php( own )
			: `${ quoted( key ) } => ${ php( own ) }`
	);
	return `array( ${ items.join( ', ' ) } )`;
}

const phpFile = ( source, rows ) =>
	`<?php\n// Made of ${ source } by the build.\nreturn array(\n${ rows.join(
		''
	) });\n`;

/** The files that PHP reads, by path: one for each domain, which are data alone, and one with the texts of all. */
export function phpSources() {
	const files = {};
	const texts = [];
	for ( const [ domain, settings ] of settingsByDomain() ) {
		const rows = Object.entries( settings ).map( ( [ name, own ] ) => {
			const data = Object.entries( own )
				.filter( ( [ key ] ) => ! TEXTS.includes( key ) )
				.map( ( [ key, value ] ) => [
					PARAMETERS[ key ] ?? key,
					value,
				] );
			const phrases = TEXTS.filter( ( key ) => own[ key ] ).map(
				( key ) => `${ quoted( key ) } => ${ translated( own[ key ] ) }`
			);
			texts.push(
				`\t${ quoted( name ) } => array( ${ phrases.join( ', ' ) } ),\n`
			);
			return `\t${ quoted( name ) } => ${ php( Object.fromEntries( data ) ) },\n`;
		} );
		files[ `build/settings/${ domain }.php` ] = phpFile(
			`php/${ domain }/settings.json`,
			rows
		);
	}
	files[ 'build/setting-texts.php' ] = phpFile(
		'php/*/settings.json',
		texts
	);
	for ( const [ domain, lists ] of readDeclarations( 'choices.json' ) ) {
		const rows = Object.entries( lists ).map( ( [ list, choices ] ) => {
			const data = Object.entries( choices ).map(
				( [ name, { label: _, ...own } ] ) => [ name, own ]
			);
			return `\t${ quoted( list ) } => ${ php( Object.fromEntries( data ) ) },\n`;
		} );
		files[ `build/choices/${ domain }.php` ] = phpFile(
			`php/${ domain }/choices.json`,
			rows
		);
	}
	return files;
}

/** A schema of WordPress's, where each property says by itself that it is required, as one of the standard that types are made of. */
function standard( schema ) {
	if ( typeof schema !== 'object' || schema === null ) {
		return schema;
	}
	if ( Array.isArray( schema ) ) {
		return schema.map( standard );
	}
	// A type has no lengths and no patterns.
	const {
		required: _,
		minItems: __,
		maxItems: ___,
		patternProperties,
		...rest
	} = schema;
	if ( patternProperties ) {
		[ rest.additionalProperties ] = Object.values( patternProperties );
	}
	const own = Object.fromEntries(
		Object.entries( rest ).map( ( [ key, value ] ) => [
			key,
			standard( value ),
		] )
	);
	const required = Object.entries( schema.properties ?? {} )
		.filter( ( [ , property ] ) => property.required === true )
		.map( ( [ name ] ) => name );
	return required.length ? { ...own, required } : own;
}

/** What the type says already, or only the server asks. */
const NO_LIMIT = [ 'type', 'required', 'additionalProperties' ];

/** The numbers, patterns and choices of a schema, where they stand in it. */
function limits( schema ) {
	if ( typeof schema !== 'object' || Array.isArray( schema ) ) {
		return schema;
	}
	return Object.fromEntries(
		Object.entries( schema )
			.filter(
				( [ key, value ] ) =>
					! NO_LIMIT.includes( key ) || typeof value === 'object'
			)
			.map( ( [ key, value ] ) => [ key, limits( value ) ] )
	);
}

/** TypeScript of a setting as an object: its texts are translated when they are read. */
function script( name, own ) {
	const texts = TEXTS.filter( ( key ) => own[ key ] ).map(
		( key ) =>
			`\t\tget ${ key }() { return __( ${ quoted( own[ key ] ) }, 'slipstream' ); },\n`
	);
	const data = Object.entries( {
		limits: limits( own.schema ),
		default: own.default,
	} )
		.filter(
			( [ , value ] ) =>
				value !== undefined && JSON.stringify( value ) !== '{}'
		)
		.map(
			( [ key, value ] ) =>
				`\t\t${ key }: ${ JSON.stringify( value ) },\n`
		);
	return `\t${ name }: {\n${ texts.join( '' ) }${ data.join( '' ) }\t},\n`;
}

async function typeScriptOf( domain, settings ) {
	const types = await compile(
		{
			type: 'object',
			properties: Object.fromEntries(
				Object.entries( settings ).map( ( [ name, own ] ) => [
					name,
					{ ...standard( own.schema ), description: own.label },
				] )
			),
			required: Object.keys( settings ),
			additionalProperties: false,
		},
		'Values',
		{
			bannerComment: '',
			style: { useTabs: true, singleQuote: true },
		}
	);
	const objects = Object.entries( settings ).map( ( row ) =>
		script( ...row )
	);
	return `/* eslint-disable prettier/prettier -- Made of php/${ domain }/settings.json by the build: change that. */
import { __ } from '@wordpress/i18n';
import type { DeepReadonly } from './deep-readonly';

${ types.trim().replace( /^export /, '' ) }

/** The settings as the server has them. */
export type ${ PascalCase( domain ) }Settings = DeepReadonly< Values >;

/** What is said of each. */
export const ${ camelCase( domain ) }Settings = {
${ objects.join( '' ) }} as const;
`;
}

function choicesOf( domain, lists ) {
	const objects = Object.entries( lists ).map( ( [ list, choices ] ) => {
		const rows = Object.entries( choices ).map( ( [ name, { label } ] ) => {
			const text = label
				? ` get label() { return __( ${ quoted( label ) }, 'slipstream' ); } `
				: '';
			return `\t\t${ quoted( name ) }: {${ text }},\n`;
		} );
		return `\t${ list }: {\n${ rows.join( '' ) }\t},\n`;
	} );
	const made = objects.join( '' );
	return `/* eslint-disable prettier/prettier -- Made of php/${ domain }/choices.json by the build: change that. */
${ made.includes( '__(' ) ? "import { __ } from '@wordpress/i18n';\n\n" : '\n' }/** What can be chosen, in the order in which it is shown; the first is the usual one. */
export const ${ camelCase( domain ) }Choices = {
${ made }} as const;
`;
}

/** The files of the library, by path. */
export async function typeScriptSources() {
	const files = {};
	const all = settingsByDomain();
	const choices = readDeclarations( 'choices.json' );
	for ( const [ domain, settings ] of all ) {
		files[ `${ LIBRARY }/${ kebabCase( domain ) }.ts` ] =
			await typeScriptOf( domain, settings );
	}
	for ( const [ domain, lists ] of choices ) {
		files[ `${ LIBRARY }/${ kebabCase( domain ) }-choices.ts` ] = choicesOf(
			domain,
			lists
		);
	}
	files[ `${ LIBRARY }/index.ts` ] = [
		'/* Made of the settings.json of each domain of PHP by the build. */',
		...all.map( ( [ domain ] ) => {
			const name = camelCase( domain );
			return `export { ${ name }Settings } from './${ kebabCase( domain ) }';\nexport type { ${ PascalCase( domain ) }Settings } from './${ kebabCase( domain ) }';`;
		} ),
		...choices.map(
			( [ domain ] ) =>
				`export { ${ camelCase( domain ) }Choices } from './${ kebabCase( domain ) }-choices';`
		),
		"export type { DeepReadonly } from './deep-readonly';\n",
	].join( '\n' );
	return files;
}

/** Writes files where they have changed: the bundler looks at what is new. */
function write( files ) {
	for ( const [ path, text ] of Object.entries( files ) ) {
		const file = join( root, path );
		mkdirSync( dirname( file ), { recursive: true } );
		if ( ! existsSync( file ) || readFileSync( file, 'utf8' ) !== text ) {
			writeFileSync( file, text );
		}
	}
}

/** Writes the settings for both halves. */
export async function writeSettings() {
	write( { ...phpSources(), ...( await typeScriptSources() ) } );
}
