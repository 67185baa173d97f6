import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

export const loadErrorMessage = () =>
	__(
		'This could not be loaded. Check your connection and try again.',
		'slipstream'
	);

/** Shows a snackbar that something could not be loaded. */
export function notifyLoadError(): void {
	void (
		dispatch( 'core/notices' ) as {
			createErrorNotice: (
				message: string,
				options: object
			) => Promise< void >;
		}
	 ).createErrorNotice( loadErrorMessage(), {
		type: 'snackbar',
		speak: true,
	} );
}
