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
function complete(
	deferred: Readonly< Record< string, object > >,
	off: ReadonlySet< string >
): void {
	addFilter(
		'blocks.registerBlockType',
		'slipstream/deferred',
		( settings: object, name: string, deprecation: unknown ) =>
			Object.hasOwn( deferred, name ) && ! deprecation
				? {
						...settings,
						...deferred[ name ],
						// Old posts are read; nothing new becomes a block that is off.
						...( off.has( name ) && {
							transforms: {},
							example: undefined,
						} ),
					}
				: settings
	);
	void dispatch( blocksStore ).reapplyBlockTypeFilters();
}

/** Fetches something, again and again until it has come. */
function fetchSurely( load: () => Promise< unknown > ): void {
	load().catch( () => setTimeout( () => fetchSurely( load ), RETRY ) );
}

/** What tells that somebody uses the editor. Not the focus: the editor itself moves it to the title of a new post. */
const SIGNS = [
	'keydown',
	'mousemove',
	'pointerdown',
	'click',
	'beforeinput',
	'paste',
];

/**
 * Fetches something when somebody begins to use the editor: what is needed at some time, and not when it starts.
 *
 * @param load Fetches it.
 */
export function whenUsed( load: () => Promise< unknown > ): void {
	const used = new AbortController();
	const options = { signal: used.signal, capture: true };
	const start = () => {
		used.abort();
		fetchSurely( load );
	};
	const listen = ( place: Document ) =>
		SIGNS.forEach( ( sign ) =>
			place.addEventListener( sign, start, options )
		);
	/** The canvas does not pass on keys. */
	const listenIn = ( frame: HTMLIFrameElement ) => {
		if ( frame.contentDocument ) {
			listen( frame.contentDocument );
		}
	};
	listen( document );
	document.querySelectorAll( 'iframe' ).forEach( listenIn );
	document.addEventListener(
		'load',
		( { target } ) => {
			if ( target instanceof HTMLIFrameElement ) {
				listenIn( target );
			}
		},
		options
	);
}

/**
 * Completes the blocks with what is needed for old posts, pasted text and conversions alone: at once where the page has brought it, as it
 * does with posts that may need it, and else when somebody begins to use the editor.
 *
 * @param load Loads it.
 * @param off  The blocks that are off.
 */
export function completeLater(
	load: LoadDeferred,
	off: ReadonlySet< string >
): void {
	const start = () =>
		load().then( ( { deferred } ) => complete( deferred, off ) );
	if ( document.getElementById( SCRIPT ) ) {
		fetchSurely( start );
	} else {
		whenUsed( start );
	}
}
