// What PHP's domains declare in JSON files.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withChoices } from './choices.mjs';
import { root } from './paths.mjs';

/** What each domain says in a file, by its name; those that have none are left out. */
export function readDeclarations( file ) {
	return readdirSync( join( root, 'php' ) )
		.sort()
		.map( ( domain ) => join( root, 'php', domain, file ) )
		.filter( existsSync )
		.map( ( path ) => {
			const { $schema: _, ...all } = JSON.parse(
				readFileSync( path, 'utf8' )
			);
			return [ basename( dirname( path ) ), all ];
		} );
}

/** The settings of each domain that has some. */
export const settingsByDomain = () =>
	readDeclarations( 'settings.json' ).map( ( [ domain, settings ] ) => [
		domain,
		withChoices( domain, settings ),
	] );
