/** Told on an element whose content has just been put in place. */
export const EMBED_LOADED = 'slipstream-embed-loaded';

/** How long a visitor waits for a server that says nothing, in milliseconds. */
export const PATIENCE = 20_000;

const scripts = /* @__PURE__ */ new Map< string, Promise< void > >();

/**
 * Loads a script of a service, once a page.
 *
 * @param src Its address.
 */
export function loadScript( src: string ): Promise< void > {
	const known = scripts.get( src );
	if ( known ) {
		return known;
	}
	const loading = new Promise< void >( ( resolve, reject ) => {
		const script = document.createElement( 'script' );
		const fail = () => {
			// The next content tries again.
			scripts.delete( src );
			script.remove();
			reject( new Error( `Could not load ${ src }` ) );
		};
		const timer = setTimeout( fail, PATIENCE );
		script.src = src;
		script.async = true;
		script.onload = () => {
			clearTimeout( timer );
			resolve();
		};
		script.onerror = () => {
			clearTimeout( timer );
			fail();
		};
		document.head.append( script );
	} );
	scripts.set( src, loading );
	return loading;
}

/** The paragraph with the link that stands below content, or below what it is part of. */
function linkBelow( element: Element | null ): HTMLElement | undefined {
	const next = element?.nextElementSibling;
	if ( next instanceof HTMLElement && next.matches( '[data-failed]' ) ) {
		return next;
	}
	// Not past the content: a link further up is of something else.
	return element?.parentElement?.matches( '[class*="wp-block-jetpack"]' )
		? linkBelow( element.parentElement )
		: undefined;
}

/** Says above the link why there is nothing else. */
function showFailure( element: HTMLElement ): void {
	const link = linkBelow( element );
	if ( link ) {
		const note = document.createElement( 'p' );
		note.setAttribute( 'role', 'status' );
		link.before( note );
		note.textContent = link.dataset.failed ?? '';
		// A frame may come after all.
		element.onload = () => note.remove();
	}
}

/**
 * Runs for each element that is on the page, and that comes with content which a visitor asked for. What waits for consent is in a
 * template and is not on the page.
 *
 * @param selector Which elements.
 * @param start    Makes one work. Where it fails, the link beside it stays.
 */
export function onEmbedLoaded(
	selector: string,
	start: ( element: HTMLElement ) => void | Promise< void >
): void {
	const observed = new WeakSet< Element >();
	const startIn = ( root: ParentNode ) => {
		for ( const element of root.querySelectorAll< HTMLElement >(
			selector
		) ) {
			if ( ! observed.has( element ) ) {
				observed.add( element );
				Promise.resolve( start( element ) ).catch(
					( error: unknown ) => {
						element.dataset.slipstreamFailed = String( error );
						showFailure( element );
					}
				);
			}
		}
	};
	document.addEventListener( EMBED_LOADED, ( { target } ) =>
		startIn( target as Element )
	);
	startIn( document );
}
