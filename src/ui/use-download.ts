import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { download as fetchFile } from '@slipstream/http';
import { useNotify } from './notices';

/** Lets the browser fetch a file: it shows the progress and can stop. */
export type Download = ( address: string ) => Promise< void >;

/** Fetches files from routes that only signed-in people may use; says so where that fails. */
export function useDownload(): Download {
	const notify = useNotify();
	const download = useCallback< Download >(
		async ( address ) => {
			const fail = () =>
				notify(
					__(
						'The file could not be downloaded. Check that you are online and logged in, then try again.',
						'slipstream'
					),
					{
						isError: true,
						action: {
							label: __( 'Try again', 'slipstream' ),
							onClick: () => void download( address ),
						},
					}
				);
			if ( ! ( await fetchFile( address, fail ) ) ) {
				fail();
			}
		},
		[ notify ]
	);
	return download;
}
