import { useCallback, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { toPluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import { useNotify } from '@slipstream/ui';
import { notificationText } from '../logic/notification';
import type { FormResponse, Notification } from '../types';
import type { Responses } from './use-responses';

/** Sends the email that tells of a response once more. */
export interface SendAgain {
	/** The response whose email is under way, or 0. */
	readonly sending: number;
	/** Resolves to whether it was sent. */
	readonly sendAgain: ( id: number ) => Promise< boolean >;
}

/**
 * Sends emails again, and says what became of them.
 *
 * @param responses What is shown.
 */
export function useSendAgain( responses: Responses ): SendAgain {
	const { list, openResource } = responses;
	const notify = useNotify();
	const [ sending, setSending ] = useState( 0 );
	const { update: updateList } = list;
	const { update: updateOpen } = openResource;
	const sendAgain = useCallback< SendAgain[ 'sendAgain' ] >(
		async ( id ) => {
			setSending( id );
			let isSent = false;
			try {
				const notification = await getHttp().post< Notification >(
					`slipstream/v1/forms/notifications/${ id }`,
					{}
				);
				const noted = ( one: FormResponse ) =>
					one.id === id ? { ...one, notification } : one;
				updateList(
					( now ) => now && { ...now, items: now.items.map( noted ) }
				);
				updateOpen( ( now ) => now && noted( now ) );
				isSent = notification.state === 'sent';
				notify(
					isSent
						? __( 'Email sent.', 'slipstream' )
						: notificationText( notification ),
					{ isError: ! isSent }
				);
			} catch ( thrown ) {
				notify( toPluginError( thrown ).sentence, { isError: true } );
			}
			setSending( 0 );
			return isSent;
		},
		[ notify, updateList, updateOpen ]
	);
	return { sending, sendAgain };
}
