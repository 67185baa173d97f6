import { dispatch } from '@wordpress/data';
import { noticesStore } from '@slipstream/wp-stores';
import { __ } from '@wordpress/i18n';

export const loadErrorMessage = () =>
	__(
		'This could not be loaded. Check your connection and try again.',
		'slipstream'
	);

/** Shows a snackbar that something could not be loaded. */
export function notifyLoadError(): void {
	void dispatch( noticesStore ).createErrorNotice( loadErrorMessage(), {
		type: 'snackbar',
		speak: true,
	} );
}
