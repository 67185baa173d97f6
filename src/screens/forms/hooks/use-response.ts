import { useCallback, useEffect, useState } from '@wordpress/element';
import { toPluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import type { PluginError } from '@slipstream/errors';
import { received } from '../logic/records';
import type { List } from './use-list';
import type { FormResponse } from '../types';

/** The open response. */
export interface Opened {
	readonly response: FormResponse | undefined;
	/** Whether the server has just given it. */
	readonly isFresh: boolean;
	readonly error: PluginError | undefined;
	readonly reload: () => void;
}

/**
 * Reads the open response: what the list knows of it is shown at once, and may be old.
 *
 * @param id   The response, or 0.
 * @param list The list that it may be in.
 */
export function useResponse( id: number, list: List ): Opened {
	const [ answer, setAnswer ] = useState< {
		id: number;
		error?: PluginError;
	} >();
	const [ attempt, setAttempt ] = useState( 0 );
	const { setRecords } = list;
	useEffect( () => {
		if ( id === 0 ) {
			return undefined;
		}
		const controller = new AbortController();
		const { signal } = controller;
		getHttp()
			.get< FormResponse >( `wp/v2/feedback/${ id }`, { signal } )
			.then(
				( item ) => {
					setRecords( ( records ) => received( records, [ item ] ) );
					setAnswer( { id } );
				},
				( reason: unknown ) =>
					signal.aborted ||
					setAnswer( { id, error: toPluginError( reason ) } )
			);
		return () => controller.abort();
	}, [ id, attempt, setRecords ] );
	const reload = useCallback( () => {
		setAnswer( undefined );
		setAttempt( ( count ) => count + 1 );
	}, [] );
	const record = list.records.get( id );
	const isAnswered = answer?.id === id;
	return {
		response: record?.status === 'gone' ? undefined : record,
		isFresh: isAnswered && ! answer.error,
		error: isAnswered ? answer.error : undefined,
		reload,
	};
}
