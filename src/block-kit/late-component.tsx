import { dispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';

interface Late {
	/** Called when the code could not be fetched, so that the caller takes the component away. */
	onClose?: () => void;
}

/**
 * Makes a component out of a chunk that is fetched when it is first drawn. Until then there is nothing to see; a download that failed is
 * told in a snackbar and tried again the next time.
 *
 * @param load Imports the chunk and gives the component.
 */
export function lateComponent< P extends Late >(
	load: () => Promise< ComponentType< P > >
): ComponentType< P > {
	let Real: ComponentType< P > | undefined;
	return function Later( props: P ) {
		const [ , redraw ] = useState( 0 );
		const { onClose } = props;
		useEffect( () => {
			let isMounted = true;
			if ( Real ) {
				return;
			}
			load().then(
				( component ) => {
					Real = component;
					if ( isMounted ) {
						redraw( 1 );
					}
				},
				() => {
					if ( isMounted && onClose ) {
						onClose();
						void (
							dispatch( 'core/notices' ) as {
								createErrorNotice: (
									message: string,
									options: object
								) => Promise< void >;
							}
						 ).createErrorNotice(
							__(
								'This could not be loaded. Check your connection and try again.',
								'slipstream'
							),
							{ type: 'snackbar', speak: true }
						);
					}
				}
			);
			return () => {
				isMounted = false;
			};
			// Fetched once for each time that it is put on the screen.
			// eslint-disable-next-line react-hooks/exhaustive-deps
		}, [] );
		return Real ? <Real { ...props } /> : null;
	};
}
