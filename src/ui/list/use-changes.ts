import { useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { toPluginError } from '@slipstream/errors';
import { formatNumber } from '@slipstream/format';
import { useConfirm } from '../confirm';
import { useNotify } from '../notices';
import type { Question } from '../confirm';
import type { Selection } from './use-selection';

interface List {
	resource: { reload: () => Promise< void > };
	selection: Selection;
}

/** A change of several items. */
export interface Change {
	/** Makes it; rejects where it is refused. */
	send: ( id: number ) => Promise< unknown >;
	/** What is said when it is done. */
	done: string;
	/** Asked first. */
	question?: Question;
}

function failure( failed: number, reason: string ): string {
	return sprintf(
		/* translators: 1: a number, 2: why. */
		_n(
			'%1$s change was not made: %2$s',
			'%1$s changes were not made: %2$s',
			failed,
			'slipstream'
		),
		formatNumber( failed ),
		reason
	);
}

/**
 * Changes items of a list one after the other, says what became of it, and reads the list anew.
 *
 * @param list The list.
 */
export function useChanges( list: List ) {
	const confirm = useConfirm();
	const notify = useNotify();
	const latest = useRef( list );
	latest.current = list;
	return async (
		ids: readonly number[],
		{ send, done, question }: Change
	): Promise< void > => {
		if ( question && ! ( await confirm( question ) ) ) {
			return;
		}
		const reasons: string[] = [];
		for ( const id of ids ) {
			try {
				await send( id );
			} catch ( thrown ) {
				reasons.push( toPluginError( thrown ).sentence );
			}
		}
		latest.current.selection.clear();
		await latest.current.resource.reload();
		if ( reasons.length > 0 ) {
			notify(
				failure(
					reasons.length,
					reasons[ 0 ] ?? __( 'unknown reason', 'slipstream' )
				),
				{ isError: true }
			);
		} else {
			notify( done );
		}
	};
}
