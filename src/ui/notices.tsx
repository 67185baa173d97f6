import { speak } from '@wordpress/a11y';
import { SnackbarList } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useEffect } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';

const CONTEXT = 'slipstream-screen';

/** Says what happened elsewhere on the page; an error stays until it is closed. */
export type Notify = (
	message: string,
	options?: {
		isError?: boolean;
		/** What can be done about it, such as undoing. */
		action?: { label: string; onClick: () => void };
	}
) => void;

/** Shows a notice over the screen, instead of the one before. */
export function useNotify(): Notify {
	const { createNotice, removeAllNotices } = useDispatch( noticesStore );
	return useCallback(
		( message, { isError = false, action } = {} ) => {
			void removeAllNotices( 'snackbar', CONTEXT );
			void createNotice( isError ? 'error' : 'success', message, {
				context: CONTEXT,
				type: 'snackbar',
				explicitDismiss: isError,
				// The store would say errors politely.
				speak: false,
				actions: action ? [ action ] : [],
			} );
			speak( message, isError ? 'assertive' : 'polite' );
		},
		[ createNotice, removeAllNotices ]
	);
}

/** The notice that is shown over the screen. */
export function Snackbars() {
	const notices = useSelect(
		( select ) => select( noticesStore ).getNotices( CONTEXT ),
		[]
	);
	const { removeNotice, removeAllNotices } = useDispatch( noticesStore );
	useEffect(
		() => () => void removeAllNotices( 'snackbar', CONTEXT ),
		[ removeAllNotices ]
	);
	return (
		// A key pressed on the notice's button would close the notice before the button gets it.
		<div
			role="presentation"
			onKeyPressCapture={ ( event ) => event.stopPropagation() }
		>
			<SnackbarList
				className="slipstream-ui-snackbars"
				notices={ notices.map( ( notice ) => ( {
					...notice,
					spokenMessage: '',
				} ) ) }
				onRemove={ ( id ) => void removeNotice( id, CONTEXT ) }
			/>
		</div>
	);
}
