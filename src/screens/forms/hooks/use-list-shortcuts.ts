import { __ } from '@wordpress/i18n';
import { focusedRow } from '@slipstream/ui';
import type { Shortcut } from '@slipstream/ui';
import { hasTrash } from '../logic/trash';
import { tabOf } from '../logic/address';
import { useInbox } from './use-inbox';
import type { Action, FormResponse, Tab } from '../types';

/** What "s" and "#" do to a response, by where it is. */
const MOVES: Record< 's' | '#', Partial< Record< Tab, Action > > > = {
	s: { inbox: 'spam', spam: 'not_spam' },
	'#': { inbox: 'trash', spam: 'trash', trash: 'restore' },
};

/** The keys of the screen. They work on the selection, else on the open response, else on the row with the focus. */
export function useListShortcuts(): Shortcut[] {
	const { view, go, run, selection, items, open } = useInbox();
	const targets = () => {
		const one = view.id || focusedRow();
		if ( selection.ids.length > 0 && ! view.id ) {
			return selection.ids;
		}
		return one ? [ one ] : [];
	};
	const act = (
		choose: ( response: FormResponse ) => Action | undefined
	) => {
		const [ first ] = targets();
		const response =
			open?.id === first
				? open
				: items.find( ( { id } ) => id === first );
		const action = response && choose( response );
		if ( action ) {
			void run( action, targets() );
		}
	};
	const move = ( key: 's' | '#' ) => () =>
		act( ( { status } ) => {
			const action = MOVES[ key ][ tabOf( status ) ];
			return action === 'trash' && ! hasTrash() ? 'delete' : action;
		} );
	return [
		{
			key: 'Escape',
			symbol: 'Esc',
			label: __( 'Close', 'slipstream' ),
			isActive: () => view.id > 0,
			run: () => go( { id: 0 } ),
		},
		{
			key: 'u',
			label: __( 'Mark as read or unread', 'slipstream' ),
			run: () =>
				act( ( { is_unread: isUnread } ) =>
					isUnread ? 'read' : 'unread'
				),
		},
		{
			key: 's',
			label: __( 'Mark as spam or not spam', 'slipstream' ),
			run: move( 's' ),
		},
		{
			key: '#',
			label: hasTrash()
				? __( 'Move to trash, or restore', 'slipstream' )
				: __( 'Delete permanently', 'slipstream' ),
			run: move( '#' ),
		},
	];
}
