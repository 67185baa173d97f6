import { toPluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import type { PluginError } from '@slipstream/errors';
import { queryOf } from './address';
import type { View } from './address';
import type { Action, BulkResult, Counts } from '../types';

/** How many responses can be chosen at once. */
export const SELECTION_LIMIT = 500;

/** A request changes no more than this, so that slow servers finish it and progress can be shown. */
const BATCH = 100;

/** What became of a change. */
export interface Outcome {
	readonly done: readonly number[];
	readonly failed: readonly number[];
	/** Why the rest was not tried. */
	readonly error?: PluginError;
	/** The counts of the whole site afterwards. */
	readonly counts?: Counts;
}

/**
 * Changes responses, some at a time. Never rejects.
 *
 * @param action     What to do.
 * @param ids        The responses.
 * @param onProgress Gets how many are done.
 */
export async function changeResponses(
	action: Action,
	ids: readonly number[],
	onProgress: ( done: number ) => void = () => undefined
): Promise< Outcome > {
	const made: number[] = [];
	let counts: Counts | undefined;
	let error: PluginError | undefined;
	for ( let at = 0; at < ids.length && ! error; at += BATCH ) {
		try {
			const result = await getHttp().post< BulkResult >(
				'slipstream/v1/forms/bulk',
				{ action, ids: ids.slice( at, at + BATCH ) }
			);
			made.push( ...result.done );
			counts = result.counts ?? undefined;
			onProgress( Math.min( at + BATCH, ids.length ) );
		} catch ( thrown ) {
			error = toPluginError( thrown );
		}
	}
	const isDone = new Set( made );
	return {
		done: made,
		failed: ids.filter( ( id ) => ! isDone.has( id ) ),
		error,
		counts,
	};
}

/**
 * The ids of the responses of a view on all its pages, the first 500.
 *
 * @param view  The view.
 * @param total How many it has.
 */
export async function fetchIds(
	view: View,
	total: number
): Promise< number[] > {
	const pages = Math.ceil( Math.min( total, SELECTION_LIMIT ) / BATCH );
	const lists = await Promise.all(
		Array.from( { length: pages }, ( _, at ) =>
			getHttp().get< { id: number }[] >( 'wp/v2/feedback', {
				query: {
					...queryOf( view ),
					page: at + 1,
					per_page: BATCH,
					_fields: 'id',
				},
			} )
		)
	);
	return lists.flat().map( ( { id } ) => id );
}
