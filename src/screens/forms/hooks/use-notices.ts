import { useCallback, useRef, useState } from '@wordpress/element';

/** A message that floats over the page. */
export interface InboxNotice {
	id: string;
	content: string;
	spokenMessage: string;
	politeness: 'polite' | 'assertive';
	/** Stays until it is closed. */
	explicitDismiss: boolean;
	actions: { label: string; onClick: () => void }[];
}

/** Says what was done; a problem stays until it is closed. */
export type Notify = (
	content: string,
	options?: {
		isProblem?: boolean;
		action?: { label: string; onClick: () => void };
	}
) => void;

/** The messages that are shown now. */
export function useNotices() {
	const [ notices, setNotices ] = useState< InboxNotice[] >( [] );
	const last = useRef( 0 );
	const remove = useCallback(
		( id: string ) =>
			setNotices( ( list ) => list.filter( ( one ) => one.id !== id ) ),
		[]
	);
	const notify = useCallback< Notify >(
		( content, { isProblem = false, action } = {} ) => {
			const id = String( ++last.current );
			// One at a time: what was said before is old news.
			setNotices( [
				{
					id,
					content,
					spokenMessage: content,
					politeness: isProblem ? 'assertive' : 'polite',
					explicitDismiss: isProblem,
					actions: action
						? [
								{
									label: action.label,
									onClick: () => {
										remove( id );
										action.onClick();
									},
								},
							]
						: [],
				},
			] );
		},
		[ remove ]
	);
	return { notices, notify, remove };
}
