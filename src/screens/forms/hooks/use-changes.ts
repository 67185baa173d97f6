import { useCallback, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { toPluginError } from '@slipstream/errors';
import { useNotify } from '@slipstream/ui';
import type { ListProgress, Notify } from '@slipstream/ui';
import { changeResponses, fetchIds, SELECTION_LIMIT } from '../logic/bulk';
import type { Outcome } from '../logic/bulk';
import { inverseOf } from '../logic/changes';
import { doneMessage, failedMessage } from '../logic/messages';
import { hasTrash } from '../logic/trash';
import { address } from '../logic/address';
import { useRequestQueue } from './use-request-queue';
import type { Responses } from './use-responses';
import type { Action, Tab } from '../types';

/** Does something to responses; shows it at once and takes it back where the server does not agree. */
export interface Changes {
	readonly act: (
		action: Action,
		ids: readonly number[],
		options?: { isQuiet?: boolean }
	) => Promise< void >;
	/** Deletes everything in a tab for good. */
	readonly empty: ( tab: Tab, total: number ) => Promise< void >;
	readonly progress: ListProgress | undefined;
}

/** Above this many a change shows how far it is. */
const LONG = 100;

/** Says what became of a change, and offers the way back or another try. */
function report(
	notify: Notify,
	action: Action,
	{ done, failed, error }: Outcome,
	act: ( action: Action, ids: readonly number[] ) => void
): void {
	if ( failed.length > 0 ) {
		notify( failedMessage( failed.length, error?.sentence ), {
			isError: true,
			action: error && {
				label: __( 'Try again', 'slipstream' ),
				onClick: () => act( action, failed ),
			},
		} );
		return;
	}
	const inverse = inverseOf( action, hasTrash() );
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
 * @param tab        The tab.
 * @param total      How much it is.
 * @param onProgress Gets how many are gone.
 */
async function deleteAll(
	tab: Tab,
	total: number,
	onProgress: ( done: number ) => void
): Promise< void > {
	for ( let gone = 0, last = 1; gone < total && last > 0; gone += last ) {
		onProgress( gone );
		const view = { ...address.initial, tab };
		const ids = await fetchIds(
			view,
			Math.min( SELECTION_LIMIT, total - gone )
		);
		const { done, error } = await changeResponses( 'delete', ids );
		last = done.length;
		onProgress( gone + last );
		if ( error ) {
			throw error;
		}
	}
}

/**
 * The changes that the screen can make.
 *
 * @param responses What is shown.
 */
export function useChanges( responses: Responses ): Changes {
	const [ progress, setProgress ] = useState< ListProgress >();
	const notify = useNotify();
	const inTurn = useRequestQueue();
	const { attempt } = responses;
	const { reload } = responses.list;
	const latest = useRef( reload );
	latest.current = reload;

	const act = useCallback< Changes[ 'act' ] >(
		async ( action, ids, { isQuiet = false } = {} ) => {
			const total = ids.length;
			const onProgress = ( done: number ) =>
				setProgress( total > LONG ? { done, total } : undefined );
			onProgress( 0 );
			const outcome = await attempt( { action, ids }, () =>
				inTurn( () => changeResponses( action, ids, onProgress ) )
			);
			setProgress( undefined );
			if ( ! isQuiet ) {
				report(
					notify,
					action,
					outcome,
					( what, which ) => void act( what, which )
				);
			}
		},
		[ attempt, inTurn, notify ]
	);

	const empty = useCallback< Changes[ 'empty' ] >(
		async ( tab, total ) => {
			let gone = 0;
			const onProgress = ( done: number ) => {
				gone = done;
				setProgress( { done, total } );
			};
			try {
				await inTurn( () => deleteAll( tab, total, onProgress ) );
				notify( doneMessage( 'delete', gone ) );
			} catch ( thrown ) {
				const { sentence } = toPluginError( thrown );
				notify( failedMessage( total - gone, sentence ), {
					isError: true,
				} );
			}
			setProgress( undefined );
			void latest.current();
		},
		[ inTurn, notify ]
	);

	return { act, empty, progress };
}
