import { addQueryArgs } from '@wordpress/url';
import { createNonceSource } from './nonce';

const nonce = createNonceSource();

/**
 * Lets the browser fetch a file from a route that only signed-in people may use: it shows the progress and can stop.
 *
 * @param address The route's address; a nonce is added.
 * @return Whether it began; not so when nobody is signed in any more.
 */
export async function download( address: string ): Promise< boolean > {
	// The page may have stood open for a day, and a link cannot renew its nonce.
	if ( ! ( await nonce.refresh() ) ) {
		return false;
	}
	const link = document.createElement( 'a' );
	link.href = addQueryArgs( address, { _wpnonce: nonce.current() } );
	// What the server calls it counts; an error stays an error of the download and not a page of its own.
	link.download = '';
	document.body.append( link );
	link.click();
	link.remove();
	return true;
}
