import { PluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import { useDebounce } from '@wordpress/compose';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isSearch, remember } from '../restaurants';
import type { Restaurant } from '../restaurants';

/** A search while somebody types. */
export interface Search {
	readonly found: readonly Restaurant[];
	readonly isBusy: boolean;
	/** What there is to say of it; '' for nothing. */
	readonly message: string;
	/** Searches for what was typed, once nothing more is. */
	readonly type: ( text: string ) => void;
}

type State = Omit< Search, 'type' >;

const IDLE: State = { found: [], isBusy: false, message: '' };

/** As long as nothing is typed. */
const DELAY = 500;
const LONGEST = 100;

const ask = async ( search: string, signal: AbortSignal ) =>
	(
		await getHttp().get< { restaurants: Restaurant[] } >(
			'slipstream/v1/restaurants',
			{ query: { search }, signal }
		)
	).restaurants;

function sentenceFor( error: unknown ): string {
	return window.navigator.onLine === false
		? __(
				'You are offline. The number of a restaurant can be entered all the same.',
				'slipstream'
			)
		: ( PluginError.isInstance( error ) && error.message ) ||
				__( 'The search failed. Please try again.', 'slipstream' );
}

/** Asks the site, and forgets what is no longer wanted. */
async function look( text: string, signal: AbortSignal ): Promise< State > {
	try {
		const found = await ask( text.slice( 0, LONGEST ), signal );
		remember( found );
		return {
			found,
			isBusy: false,
			message:
				found.length > 0
					? ''
					: __(
							'No restaurant was found. Try another name, or enter the number of the restaurant.',
							'slipstream'
						),
		};
	} catch ( error ) {
		return { found: [], isBusy: false, message: sentenceFor( error ) };
	}
}

/** Searches for restaurants. */
export function useRestaurants(): Search {
	const [ state, setState ] = useState( IDLE );
	const current = useRef( new AbortController() );
	useEffect( () => () => current.current.abort(), [] );
	const lookNow = useCallback( ( text: string ) => {
		const { signal } = current.current;
		void look( text, signal ).then(
			( next ) => signal.aborted || setState( next )
		);
	}, [] );
	const search = useDebounce( lookNow, DELAY );
	const type = useCallback(
		( text: string ) => {
			current.current.abort();
			current.current = new AbortController();
			search.cancel();
			setState( ( { found } ) =>
				isSearch( text ) ? { found, isBusy: true, message: '' } : IDLE
			);
			if ( isSearch( text ) ) {
				search( text.trim() );
			}
		},
		[ search ]
	);
	return { ...state, type };
}
