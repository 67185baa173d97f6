const CDN = /^i[0-2]\.wp\.com$/;

/** Addresses that no other server reaches, or that are no addresses. */
const isLocal = ( url: string ) =>
	! /^https?:\/\//.test( url ) ||
	/^https?:\/\/(localhost\b|[^/?#]+\.local([:/?#]|$))/.test( url );

/**
 * The address of an image as other editors expect it in a saved post. What a page shows comes from the site's own files.
 *
 * @param url  The image's own address.
 * @param size The side of a square that is cut out of it, or 0.
 */
export function savedAddress( url: string, size: number ): string {
	const plain = url.split( '?', 1 )[ 0 ] as string;
	if ( isLocal( url ) ) {
		return url;
	}
	const [ , scheme, host = '', path = '' ] =
		/^(https?):\/\/([^/]*)(.*)$/.exec( plain ) ?? [];
	const isThere = CDN.test( host );
	const query = [
		...( scheme === 'https' && ! isThere ? [ 'ssl=1' ] : [] ),
		...( size > 0 ? [ `resize=${ size }%2C${ size }` ] : [] ),
	].join( '&' );
	return `https://${ isThere ? host : `i0.wp.com/${ host }` }${ path }${
		query && `?${ query }`
	}`;
}
