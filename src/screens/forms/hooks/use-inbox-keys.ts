import { focusedRow } from '../logic/rows';
import { tabOf } from '../logic/view';
import { useInbox } from './use-inbox';
import { useShortcuts } from './use-shortcuts';
import type { Action, FormResponse, Tab } from '../types';

/** What "s" and "#" do to a response, by where it is. */
const MOVES: Record< 's' | '#', Partial< Record< Tab, Action > > > = {
	s: { inbox: 'spam', spam: 'not_spam' },
	'#': { inbox: 'trash', spam: 'trash', trash: 'restore' },
};

function focusSearch(): void {
	document
		.querySelector< HTMLElement >( '.slipstream-inbox__search input' )
		?.focus();
}

/** Binds the keys of the screen. They work on the selection, else on the open response, else on the row with the focus. */
export function useInboxKeys() {
	const { view, go, step, run, selection, list } = useInbox();
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
		const [ first = 0 ] = targets();
		const response = list.records.get( first );
		const action = response && choose( response );
		if ( action ) {
			run( action, targets() );
		}
	};
	const move = ( key: 's' | '#' ) => () =>
		act( ( { status } ) => MOVES[ key ][ tabOf( status ) ] );
	const inList = ( by: 1 | -1 ) =>
		focusedRow() ? () => step( by ) : undefined;
	return useShortcuts( {
		j: () => step( 1 ),
		k: () => step( -1 ),
		x: () => {
			const id = view.id || focusedRow();
			if ( id ) {
				selection.toggle( id );
			}
		},
		u: () =>
			act( ( { is_unread: isUnread } ) =>
				isUnread ? 'read' : 'unread'
			),
		s: move( 's' ),
		'#': move( '#' ),
		'/': focusSearch,
		Escape: view.id ? () => go( { id: 0 } ) : undefined,
		get ArrowDown() {
			return inList( 1 );
		},
		get ArrowUp() {
			return inList( -1 );
		},
	} );
}
