import {
	createContext,
	useCallback,
	useContext,
	useEffect,
	useRef,
} from '@wordpress/element';
import {
	useAddressView,
	useConfirm,
	useDownload,
	useSelection,
	useSteps,
} from '@slipstream/ui';
import type { Selection } from '@slipstream/ui';
import { isMove } from '../logic/changes';
import { deleteQuestion } from '../logic/messages';
import { address, PER_PAGE } from '../logic/address';
import { focusResponse, useReturnFocus } from './use-return-focus';
import { useChanges } from './use-changes';
import type { Changes } from './use-changes';
import { useResponses } from './use-responses';
import { useSendAgain } from './use-send-again';
import type { Responses } from './use-responses';
import type { Action } from '../types';

/** Opening marks as read, once: who then marks it as unread means it. */
function useReadOnOpening(
	id: number,
	{ open, openResource }: Responses,
	act: Changes[ 'act' ]
) {
	const lastShown = useRef( 0 );
	const isUnread = open?.is_unread === true;
	const isFresh = openResource.data?.id === id && ! openResource.isStale;
	useEffect( () => {
		if ( id === 0 ) {
			lastShown.current = 0;
		} else if ( isFresh && lastShown.current !== id ) {
			lastShown.current = id;
			if ( isUnread ) {
				void act( 'read', [ id ], { isQuiet: true } );
			}
		}
	}, [ id, isFresh, isUnread, act ] );
}

/** Takes responses that leave the list out of the selection; gives the one that comes next, else the last one, or 0. */
function leave(
	gone: ReadonlySet< number >,
	items: Responses[ 'items' ],
	selection: Selection
): number {
	const at = items.findLastIndex( ( { id } ) => gone.has( id ) );
	const stays = ( { id }: { id: number } ) => ! gone.has( id );
	const next = items.slice( at + 1 ).find( stays ) ?? items.findLast( stays );
	selection.choose( selection.ids.filter( ( id ) => ! gone.has( id ) ) );
	return next?.id ?? 0;
}

/** The state of the screen, and all that can be done with it. */
export function useInboxState() {
	const route = useAddressView( address );
	const { view, go } = route;
	const responses = useResponses( route );
	const { items, list, total } = responses;
	const { act, empty, progress } = useChanges( responses );
	const sendAgain = useSendAgain( responses );
	const selection = useSelection(
		address.format( { ...view, id: 0 } ),
		items
	);
	const steps = useSteps( route, {
		items,
		isCurrent: ! list.isStale,
		pages: Math.max( 1, Math.ceil( total / PER_PAGE ) ),
	} );
	const nextFocus = useReturnFocus( view.id );
	useReadOnOpening( view.id, responses, act );

	const confirm = useConfirm();
	const run = useCallback(
		async ( action: Action, ids: readonly number[] ) => {
			if (
				action === 'delete' &&
				! ( await confirm( deleteQuestion( ids.length ) ) )
			) {
				return;
			}
			if ( isMove( action ) ) {
				const gone = new Set( ids );
				const next = leave( gone, items, selection );
				if ( gone.has( view.id ) ) {
					// The next one is not opened: nobody has read it yet.
					nextFocus.current = next;
					go( { id: 0 }, { replace: true } );
				} else {
					focusResponse( next );
				}
			}
			await act( action, ids );
		},
		[ act, confirm, go, items, nextFocus, selection, view.id ]
	);

	return {
		...responses,
		...sendAgain,
		route,
		view,
		go,
		selection,
		steps,
		progress,
		run,
		empty,
		confirm,
		download: useDownload(),
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
