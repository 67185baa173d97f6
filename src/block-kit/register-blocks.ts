import { registerBlockType } from '@wordpress/blocks';
import { completeLater } from './deferred';
import { getSettings } from '@slipstream/settings';
import { keepUnknownAttributes } from './keep-unknown-attributes';
import { preloadOnIntent } from './preload-on-intent';
import { recordInsertion } from './record-insertion';
import type { LoadDeferred } from './deferred';
import type { BlockModule } from './types';

type RecordedEdit = Parameters< typeof recordInsertion >[ 0 ];

/**
 * Registers the blocks that are active on this site. Their metadata has come with the page.
 *
 * @param modules      Every block of the build.
 * @param loadDeferred Loads what they need later.
 */
export function registerBlocks(
	modules: readonly BlockModule[],
	loadDeferred: LoadDeferred
): void {
	const active = new Set( getSettings().blocks );
	const blocks = modules.filter( ( { name } ) => active.has( name ) );
	for ( const { name, settings } of blocks ) {
		keepUnknownAttributes( name );
		// The editor's own type asks for the metadata that the server has already given.
		registerBlockType( name, {
			...settings,
			edit: recordInsertion( settings.edit as RecordedEdit ),
		} as Parameters< typeof registerBlockType >[ 1 ] );
	}
	preloadOnIntent( blocks );
	completeLater( loadDeferred );
}
