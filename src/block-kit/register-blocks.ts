import { registerBlockType } from '@wordpress/blocks';
import { completeLater } from './deferred';
import { lazyComponent } from '@slipstream/lazy';
import { getSettings } from '@slipstream/settings';
import { keepUnknownAttributes } from './keep-unknown-attributes';
import { preloadOnIntent } from './preload-on-intent';
import { recordInsertion } from './record-insertion';
import { Skeleton } from './skeleton';
import type { LoadDeferred } from './deferred';
import type { BlockModule } from './types';

type RecordedEdit = Parameters< typeof recordInsertion >[ 0 ];

/** Says what is off: its code comes where a post has such a block. */
const Off = lazyComponent(
	() =>
		import( /* webpackChunkName: "off-block" */ './off-block' ).then(
			( { OffBlock } ) => OffBlock
		),
	{ fallback: Skeleton }
);

/**
 * Registers the blocks that are off, so that posts keep them: WordPress would offer to keep them as HTML. Nothing offers them, and nothing
 * becomes one.
 */
function registerOff( modules: readonly BlockModule[] ): ReadonlySet< string > {
	const { offBlocks } = getSettings();
	const off = modules.filter( ( { name } ) =>
		Object.hasOwn( offBlocks, name )
	);
	for ( const { name, settings } of off ) {
		keepUnknownAttributes( name );
		registerBlockType( name, {
			...settings,
			variations: [],
			edit: Off,
		} as object as Parameters< typeof registerBlockType >[ 1 ] );
	}
	return new Set( off.map( ( { name } ) => name ) );
}

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
	const off = registerOff( modules );
	preloadOnIntent( blocks );
	completeLater( loadDeferred, off );
}
