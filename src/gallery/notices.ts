import { noticesStore } from '@slipstream/wp-stores';
import { dispatch } from '@wordpress/data';

/**
 * Shows a problem of pictures as a notice of the editor. A notice with an id takes the place of the one before it.
 *
 * @param message What is wrong.
 * @param id      Of the notice.
 */
export function notifyProblem( message: string, id?: string ): void {
	void dispatch( noticesStore ).createErrorNotice( message, {
		id,
		speak: true,
	} );
}
