import { useCallback, useEffect, useRef } from '@wordpress/element';
import { listChanges } from './changes';
import { focusedRow, focusRow } from './row-focus';
import type { Route } from '../use-address-view';
import type { ListView } from './types';

/** One item forwards or backwards. */
export type Direction = 1 | -1;

interface Items {
	readonly items: readonly { id: number }[];
	/** Whether the items are those of the view. */
	readonly isCurrent: boolean;
	/** How many pages the list has. */
	readonly pages: number;
}

/** Goes from item to item. */
export interface Steps {
	/** Opens the next item where one is open, on the next page too; else moves the focus in the list. */
	readonly step: ( direction: Direction ) => void;
	/** Whether there is a next item to the open one. */
	readonly canStep: ( direction: Direction ) => boolean;
}

/**
 * Goes from item to item of a list.
 *
 * @param route The view.
 * @param list  What it shows.
 */
export function useSteps< V extends ListView >(
	route: Route< V >,
	list: Items
): Steps {
	const { items, isCurrent, pages } = list;
	const { id, page } = route.view;
	const latest = useRef( route.go );
	latest.current = route.go;
	const go = useCallback(
		( changes: Partial< ListView > ) =>
			latest.current( listChanges( changes ), { replace: true } ),
		[]
	);

	// Where the next item stands on another page, it is opened once that has come.
	const waiting = useRef< { page: number; at: 0 | -1 } >();
	useEffect( () => {
		const { page: wanted = 0, at = 0 } = waiting.current ?? {};
		const target = items.at( at );
		if ( wanted === page && isCurrent && target ) {
			waiting.current = undefined;
			go( { id: target.id } );
		}
	}, [ go, items, isCurrent, page ] );

	const place = items.findIndex( ( item ) => item.id === id );
	const canStep = ( direction: Direction ) =>
		place >= 0 &&
		( items[ place + direction ] !== undefined ||
			( direction > 0 ? page < pages : page > 1 ) );

	const step = useCallback(
		( direction: Direction ) => {
			if ( ! id ) {
				const focused = focusedRow();
				const at = items.findIndex( ( item ) => item.id === focused );
				focusRow( items[ Math.max( 0, at + direction ) ]?.id ?? 0 );
				return;
			}
			const target = place < 0 ? undefined : items[ place + direction ];
			if ( target ) {
				go( { id: target.id } );
			} else if ( place >= 0 ) {
				const next = page + direction;
				if ( next >= 1 && next <= pages ) {
					waiting.current = {
						page: next,
						at: direction > 0 ? 0 : -1,
					};
					go( { page: next } );
				}
			}
		},
		[ go, items, pages, place, id, page ]
	);
	return { step, canStep };
}
