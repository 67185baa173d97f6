import {
	useCallback,
	useContext,
	useEffect,
	useRef,
	createContext,
} from '@wordpress/element';
import { focusRow } from '../logic/rows';
import { isMove } from '../logic/records';
import { hashOf, PER_PAGE, totalOf } from '../logic/view';
import { useActions } from './use-actions';
import type { Actions } from './use-actions';
import { useDownload } from './use-download';
import { useList } from './use-list';
import { useNotices } from './use-notices';
import { useResponse } from './use-response';
import type { Opened } from './use-response';
import { useSelection } from './use-selection';
import { useSteps } from './use-steps';
import { useView } from './use-view';
import type { Action } from '../types';

/** Reads the list again when the network comes back after it was missed. */
function useReloadOnline( isWaiting: boolean, load: () => Promise< void > ) {
	useEffect( () => {
		const again = () => void load();
		if ( isWaiting ) {
			window.addEventListener( 'online', again );
		}
		return () => window.removeEventListener( 'online', again );
	}, [ isWaiting, load ] );
}

/** Gives the focus back to the row of a response that was closed. */
function useReturnFocus( id: number ) {
	const before = useRef( id );
	useEffect( () => {
		if ( before.current && ! id ) {
			focusRow( before.current );
		}
		before.current = id;
	}, [ id ] );
}

/** Opening marks as read, once: who then marks it as unread means it. */
function useReadOnOpening(
	id: number,
	{ response, isFresh }: Opened,
	act: Actions[ 'act' ]
) {
	const seen = useRef( 0 );
	const isUnread = response?.is_unread === true;
	useEffect( () => {
		if ( id === 0 ) {
			seen.current = 0;
		} else if ( isFresh && seen.current !== id ) {
			seen.current = id;
			if ( isUnread ) {
				void act( 'read', [ id ], { isQuiet: true } );
			}
		}
	}, [ id, isFresh, isUnread, act ] );
}

/** The state of the screen, and all that can be done with it. */
export function useInboxState() {
	const route = useView();
	const { view, go } = route;
	const { notices, notify, remove } = useNotices();
	const list = useList( view, () => go( { page: 1 }, { replace: true } ) );
	const { act, empty, progress } = useActions( list, notify );
	const { items } = list;
	const selection = useSelection( hashOf( { ...view, id: 0 } ), items );
	const opened = useResponse( view.id, list );
	const download = useDownload( notify );
	const total = list.counts ? totalOf( view, list.counts ) : 0;
	const pages = Math.max( 1, Math.ceil( total / PER_PAGE ) );

	useReloadOnline( list.error?.code === 'fetch_network_error', list.load );
	useReturnFocus( view.id );

	useReadOnOpening( view.id, opened, act );

	const run = useCallback(
		( action: Action, ids: readonly number[] ) => {
			if ( isMove( action ) ) {
				const gone = new Set( ids );
				const at = items.findLastIndex( ( { id } ) => gone.has( id ) );
				const stays = ( { id }: { id: number } ) => ! gone.has( id );
				const next =
					items.slice( at + 1 ).find( stays ) ??
					items.findLast( stays );
				if ( gone.has( view.id ) ) {
					go( { id: next?.id ?? 0 }, { replace: true } );
				} else {
					focusRow( next?.id ?? 0 );
				}
				selection.choose(
					selection.ids.filter( ( id ) => ! gone.has( id ) )
				);
			}
			void act( action, ids );
		},
		[ act, go, items, selection, view.id ]
	);

	const steps = useSteps( route, list, pages );

	return {
		...route,
		list,
		selection,
		opened,
		total,
		pages,
		progress,
		notices,
		notify,
		removeNotice: remove,
		run,
		empty,
		download,
		...steps,
	};
}

export type Inbox = ReturnType< typeof useInboxState >;

const InboxContext = createContext< Inbox | undefined >( undefined );

export const InboxProvider = InboxContext.Provider;

/** The state of the screen, for its parts. */
export function useInbox(): Inbox {
	const inbox = useContext( InboxContext );
	if ( ! inbox ) {
		throw new Error( 'A part of the inbox stands outside of it.' );
	}
	return inbox;
}
