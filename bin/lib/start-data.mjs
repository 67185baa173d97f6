// The types of the scripts' start-up data and what stands in for a slice that a page leaves out, made of php/*/start-data.json: what PHP
// gives and TypeScript reads is described once.
import { readFileSync, readdirSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { defaultsOf, withChoices } from './choices.mjs';
import { root } from './paths.mjs';

const TARGET = 'src/settings/start-data.ts';

/** The slices of all modules by name. */
function slices() {
	const own = readdirSync( join( root, 'php' ) ).map( ( domain ) => {
		const file = join( root, 'php', domain, 'start-data.json' );
		return existsSync( file )
			? withChoices( domain, JSON.parse( readFileSync( file, 'utf8' ) ) )
			: {};
	} );
	return Object.assign( {}, ...own );
}

/** The source of src/settings/start-data.ts. */
export async function startDataTypes() {
	const all = Object.entries( slices() );
	const defaults = {};
	const properties = {};
	for ( const [ name, { default: initial, ...schema } ] of all ) {
		defaults[ name ] = defaultsOf( schema, initial );
		properties[ name ] = schema;
	}
	const source = await compile(
		{
			description:
				'The slices of window.slipstreamSettings, each given by a module.',
			type: 'object',
			properties,
			required: Object.keys( properties ),
			additionalProperties: false,
		},
		'StartData',
		{
			bannerComment:
				"/* eslint-disable prettier/prettier -- Made of the modules' start-data.json by the build: change those. */",
			style: { useTabs: true, singleQuote: true },
		}
	);
	return `${ source }
/** What stands in for what a page leaves out. */
export const START_DATA_DEFAULTS: StartData = ${ JSON.stringify( defaults, null, '\t' ) };
`;
}

/** Writes the file where it has changed. */
export async function writeStartDataTypes() {
	const source = await startDataTypes();
	const target = join( root, TARGET );
	if ( ! existsSync( target ) || readFileSync( target, 'utf8' ) !== source ) {
		writeFileSync( target, source );
	}
}
