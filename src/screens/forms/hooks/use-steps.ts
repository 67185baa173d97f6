import { useCallback, useEffect, useRef } from '@wordpress/element';
import { focusedRow, focusRow } from '../logic/rows';
import type { List } from './use-list';
import type { Route } from './use-view';

/** One response forwards or backwards. */
export type By = 1 | -1;

/**
 * Goes from response to response: opens the next where one is open, else moves the focus.
 *
 * @param route The view.
 * @param list  The list.
 * @param pages How many pages it has.
 */
export function useSteps( route: Route, list: List, pages: number ) {
	const { view, go } = route;
	const { items, isCurrent } = list;

	// Where the next response stands on another page, it is opened once that has come.
	const waiting = useRef< { page: number; at: 0 | -1 } >();
	useEffect( () => {
		const { page = 0, at = 0 } = waiting.current ?? {};
		const target = items.at( at );
		if ( page === view.page && isCurrent && target ) {
			waiting.current = undefined;
			go( { id: target.id }, { replace: true } );
		}
	}, [ go, items, isCurrent, view.page ] );

	const place = items.findIndex( ( { id } ) => id === view.id );
	const canStep = ( by: By ) =>
		place >= 0 &&
		( items[ place + by ] !== undefined ||
			( by > 0 ? view.page < pages : view.page > 1 ) );

	const step = useCallback(
		( by: By ) => {
			if ( ! view.id ) {
				const at = items.findIndex( ( { id } ) => id === focusedRow() );
				focusRow( items[ Math.max( 0, at + by ) ]?.id ?? 0 );
				return;
			}
			const target = place < 0 ? undefined : items[ place + by ];
			if ( target ) {
				go( { id: target.id }, { replace: true } );
			} else if ( place >= 0 ) {
				const page = view.page + by;
				if ( page >= 1 && page <= pages ) {
					waiting.current = { page, at: by > 0 ? 0 : -1 };
					go( { page }, { replace: true } );
				}
			}
		},
		[ go, items, pages, place, view.id, view.page ]
	);
	return { step, canStep };
}
