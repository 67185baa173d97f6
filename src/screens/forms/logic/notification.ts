import { __, sprintf } from '@wordpress/i18n';
import type { Notification } from '../types';

/**
 * What to say of an email that tells of a response; '' where all is well, or none was to be sent.
 *
 * @param notification What became of it.
 */
export function notificationText( notification: Notification ): string {
	const { state, error } = notification;
	if ( state !== 'failed' ) {
		return '';
	}
	return error
		? sprintf(
				/* translators: %s: a reason, a sentence. */
				__( 'The notification email was not sent. %s', 'slipstream' ),
				error
			)
		: __( 'The notification email was not sent.', 'slipstream' );
}
