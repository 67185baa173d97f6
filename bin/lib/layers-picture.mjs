// The pictures of docs/architecture.md, drawn from the lists that the layers are tested by.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const target = join( root, 'docs/architecture.md' );
/** Each list with what goes on top of it: blocks and extensions beside screens, the plugin above all modules. */
const LISTS = {
	'layers.json': ( layers ) => [
		...layers.slice( 0, -1 ),
		[ ...layers.at( -1 ), 'blocks', 'extensions' ],
	],
	'php-layers.json': ( layers ) => [
		...layers,
		[ 'every other domain' ],
		[ 'Plugin' ],
	],
};

/** The layers from top to bottom, each with an arrow to the one below. */
function picture( list ) {
	const { layers } = JSON.parse(
		readFileSync( join( root, 'tests/architecture', list ), 'utf8' )
	);
	const all = LISTS[ list ]( layers ).reverse();
	return [
		'```mermaid',
		'flowchart TB',
		...all.map(
			( names, index ) => `\tlayer${ index }["${ names.join( ', ' ) }"]`
		),
		...all
			.slice( 1 )
			.map( ( _, index ) => `\tlayer${ index } --> layer${ index + 1 }` ),
		'```',
	].join( '\n' );
}

export const readArchitecture = () => readFileSync( target, 'utf8' );

/**
 * Draws the pictures anew.
 *
 * @param {string} page The page.
 * @return {string} The page with its pictures.
 */
export const withPictures = ( page ) =>
	Object.keys( LISTS ).reduce(
		( text, list ) =>
			text.replace(
				new RegExp( `(<!-- ${ list } -->\n)[^]*?(<!-- end -->)` ),
				`$1\n${ picture( list ) }\n\n$2`
			),
		page
	);

export const writePictures = () =>
	writeFileSync( target, withPictures( readArchitecture() ) );
