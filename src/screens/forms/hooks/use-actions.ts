import { useCallback, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { toPluginError } from '@slipstream/errors';
import { change, idsOf, MOST } from '../logic/bulk';
import type { Outcome } from '../logic/bulk';
import { doneMessage, failedMessage } from '../logic/messages';
import { applied, inverseOf, isMove, takenBack } from '../logic/records';
import { showUnread } from '../logic/menu-bubble';
import { START } from '../logic/view';
import { useTurns } from './use-turns';
import type { List, Pending } from './use-list';
import type { Notify } from './use-notices';
import type { Action, Tab } from '../types';

/** How far a long change is. */
export interface Progress {
	readonly through: number;
	readonly total: number;
}

/** Does something to responses; shows it at once and takes it back where the server does not agree. */
export interface Actions {
	readonly act: (
		action: Action,
		ids: readonly number[],
		options?: { isQuiet?: boolean }
	) => Promise< void >;
	/** Deletes everything in a tab for good. */
	readonly empty: ( tab: Tab, total: number ) => Promise< void >;
	readonly progress: Progress | undefined;
}

/** Above this many a change shows how far it is. */
const LONG = 100;

/** Shows a change, has the server make it, and takes back on the screen what was not made. */
async function attempt(
	list: List,
	action: Action,
	ids: readonly number[],
	make: () => Promise< Outcome >
): Promise< Outcome > {
	const { records: earlier, setRecords, pending } = list;
	const mine: Pending = { action, ids };
	list.stop();
	pending.add( mine );
	setRecords( ( records ) => applied( records, action, ids ) );
	const outcome = await make();
	pending.delete( mine );
	if ( outcome.failed.length > 0 ) {
		setRecords( ( records ) =>
			takenBack( records, earlier, action, outcome.failed )
		);
	}
	if ( outcome.counts ) {
		showUnread( outcome.counts.unread );
	}
	return outcome;
}

/** Brings the list up to date after a change: as little as will do, so that nothing moves that need not. */
function refresh( list: List, action: Action, outcome: Outcome ): void {
	const { done, failed, error } = outcome;
	const isMoved = done.length > 0 && isMove( action );
	const isStrange = failed.length > 0 && ! error;
	if ( isMoved || isStrange || list.isLoading ) {
		void list.load();
	} else if ( done.length > 0 ) {
		void list.loadCounts();
	}
}

/** Says what became of a change, and offers the way back or another try. */
function tell(
	notify: Notify,
	action: Action,
	{ done, failed, error }: Outcome,
	act: ( action: Action, ids: readonly number[] ) => void
): void {
	if ( failed.length > 0 ) {
		notify( failedMessage( failed.length, error?.message ), {
			isProblem: true,
			action: error && {
				label: __( 'Try again', 'slipstream' ),
				onClick: () => act( action, failed ),
			},
		} );
		return;
	}
	const inverse = inverseOf( action );
	notify( doneMessage( action, done.length ), {
		action: inverse && {
			label: __( 'Undo', 'slipstream' ),
			onClick: () => act( inverse, done ),
		},
	} );
}

/**
 * Deletes everything of a tab for good.
 *
 * @param tab       The tab.
 * @param total     How much it is.
 * @param onThrough Told how many are gone.
 */
async function deleteAll(
	tab: Tab,
	total: number,
	onThrough: ( through: number ) => void
): Promise< void > {
	for ( let gone = 0, last = 1; gone < total && last > 0; gone += last ) {
		onThrough( gone );
		const view = { ...START, tab };
		const ids = await idsOf( view, Math.min( MOST, total - gone ) );
		const { done, error } = await change( 'delete', ids );
		last = done.length;
		onThrough( gone + last );
		if ( error ) {
			throw error;
		}
	}
}

/**
 * The changes that the screen can make.
 *
 * @param list   The list.
 * @param notify Says what was done.
 */
export function useActions( list: List, notify: Notify ): Actions {
	const [ progress, setProgress ] = useState< Progress >();
	const inTurn = useTurns();
	const latest = useRef( list );
	latest.current = list;

	const act = useCallback< Actions[ 'act' ] >(
		async ( action, ids, { isQuiet = false } = {} ) => {
			const total = ids.length;
			const report = ( through: number ) =>
				setProgress( total > LONG ? { through, total } : undefined );
			report( 0 );
			const outcome = await attempt( latest.current, action, ids, () =>
				inTurn( () => change( action, ids, report ) )
			);
			setProgress( undefined );
			refresh( latest.current, action, outcome );
			if ( isQuiet ) {
				return;
			}
			tell(
				notify,
				action,
				outcome,
				( what, which ) => void act( what, which )
			);
		},
		[ inTurn, notify ]
	);

	const empty = useCallback< Actions[ 'empty' ] >(
		async ( tab, total ) => {
			let gone = 0;
			const report = ( through: number ) => {
				gone = through;
				setProgress( { through, total } );
			};
			try {
				await inTurn( () => deleteAll( tab, total, report ) );
				notify( doneMessage( 'delete', gone ) );
			} catch ( thrown ) {
				const { message } = toPluginError( thrown );
				notify( failedMessage( total - gone, message ), {
					isProblem: true,
				} );
			}
			setProgress( undefined );
			void latest.current.load();
		},
		[ inTurn, notify ]
	);

	return { act, empty, progress };
}
