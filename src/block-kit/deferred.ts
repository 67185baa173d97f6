import { store as blocksStore } from '@wordpress/blocks';
import { dispatch } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';

/** The element of the script, where the page has it from the beginning. */
const SCRIPT = 'slipstream-editor-deferred-js';
/** Before another try, in milliseconds. */
const RETRY = 10_000;

/** Loads what blocks need later. */
export type LoadDeferred = () => Promise< {
	deferred: Readonly< Record< string, object > >;
} >;

/** Gives block types what they have been without. */
function complete( deferred: Readonly< Record< string, object > > ): void {
	addFilter(
		'blocks.registerBlockType',
		'slipstream/deferred',
		( settings: object, name: string, deprecation: unknown ) =>
			Object.hasOwn( deferred, name ) && ! deprecation
				? { ...settings, ...deferred[ name ] }
				: settings
	);
	void dispatch( blocksStore ).reapplyBlockTypeFilters();
}

/** Fetches something, again and again until it has come. */
function fetchSurely( load: () => Promise< unknown > ): void {
	load().catch( () => setTimeout( () => fetchSurely( load ), RETRY ) );
}

/**
 * Fetches something when the browser has nothing to do: what a page needs at some time, and not when it starts.
 *
 * @param load Fetches it.
 */
export function whenIdle( load: () => Promise< unknown > ): void {
	// Not every browser has it.
	( window.requestIdleCallback ?? setTimeout )( () => fetchSurely( load ) );
}

/**
 * Completes the blocks with what is needed for old posts, pasted text and conversions alone: at once where the page has brought it, as it
 * does with posts that may need it, and else when the browser has nothing to do.
 *
 * @param load Loads it.
 */
export function completeLater( load: LoadDeferred ): void {
	const start = () => load().then( ( { deferred } ) => complete( deferred ) );
	if ( document.getElementById( SCRIPT ) ) {
		fetchSurely( start );
	} else {
		whenIdle( start );
	}
}
