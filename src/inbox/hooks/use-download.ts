import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { createNonceSource } from '@slipstream/http';
import { addQueryArgs } from '@wordpress/url';
import type { Notify } from './use-notices';

/** Lets the browser fetch a file: it shows the progress and can stop. */
export type Download = ( address: string ) => Promise< void >;

const nonce = createNonceSource();

function follow( address: string ): void {
	const link = document.createElement( 'a' );
	link.href = addQueryArgs( address, { _wpnonce: nonce.current() } );
	// What the server calls it counts; an error stays an error of the download and not a page of its own.
	link.download = '';
	document.body.append( link );
	link.click();
	link.remove();
}

/**
 * Fetches files from routes that only signed-in people may use.
 *
 * @param notify Says that somebody is signed out.
 */
export function useDownload( notify: Notify ): Download {
	const download = useCallback< Download >(
		async ( address ) => {
			// The page may have stood open for a day, and a link cannot renew its nonce.
			if ( await nonce.refresh() ) {
				follow( address );
				return;
			}
			notify(
				__(
					'The file could not be fetched. Check that you are online and signed in, then try again.',
					'slipstream'
				),
				{
					isProblem: true,
					action: {
						label: __( 'Try again', 'slipstream' ),
						onClick: () => void download( address ),
					},
				}
			);
		},
		[ notify ]
	);
	return download;
}
