import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '@slipstream/connection';
import { getHttp } from '@slipstream/http';
import { useLinkAction } from './use-link-action';
import type { Question, Action } from '@slipstream/ui';

/**
 * Ends the person's own link.
 *
 * @param after Runs once that is done.
 */
export function useUnlink( after: () => Promise< unknown > ): {
	action: Action;
	question: Question;
} {
	const { disconnectUserSuccess } = useDispatch( store );
	const action = useLinkAction( async () => {
		await getHttp().post( 'jetpack/v4/connection/user', { linked: false } );
		await disconnectUserSuccess();
		await after();
	} );
	return {
		action,
		question: {
			message: __(
				'Unlink your account? The AI assistant stops working for you on this site until you link it again. Your posts stay.',
				'slipstream'
			),
			confirmLabel: __( 'Unlink my account', 'slipstream' ),
		},
	};
}
