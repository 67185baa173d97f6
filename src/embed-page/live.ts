/** Told on an element whose content has just been put in place. */
export const EMBED_LOADED = 'slipstream-embed-loaded';

/** How long a visitor who has clicked waits for a server that says nothing, in milliseconds. */
const PATIENCE = 20_000;

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
	const seen = new WeakSet< Element >();
	const startIn = ( root: ParentNode ) => {
		for ( const element of root.querySelectorAll< HTMLElement >(
			selector
		) ) {
			if ( ! seen.has( element ) ) {
				seen.add( element );
				Promise.resolve( start( element ) ).catch(
					( error: unknown ) => {
						element.dataset.slipstreamFailed = String( error );
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
