/**
 * The script that a page waits for, which no server here answers.
 *
 * @param src Its address.
 */
export function scriptAt( src: string ): HTMLScriptElement {
	const script = document.querySelector< HTMLScriptElement >(
		`script[src="${ src }"]`
	);
	if ( ! script ) {
		throw new Error( `Nobody waits for ${ src }` );
	}
	return script;
}

/**
 * Lets a service's script arrive: what it brings stands on the window, then it has loaded.
 *
 * @param src    Its address.
 * @param brings What it brings.
 */
export function arrive( src: string, brings: object ): void {
	Object.assign( window, brings );
	scriptAt( src ).dispatchEvent( new Event( 'load' ) );
}

/**
 * Lets a service's script fail, as where it is blocked.
 *
 * @param src Its address.
 */
export function fail( src: string ): void {
	scriptAt( src ).dispatchEvent( new Event( 'error' ) );
}
