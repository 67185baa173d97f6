import { PluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import { useThrottle } from '@wordpress/compose';
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
	/** Searches for what was typed, at once and then twice a second at most. */
	readonly type: ( text: string ) => void;
}

type State = Omit< Search, 'type' >;

const IDLE: State = { found: [], isBusy: false, message: '' };

/** Between two searches, in milliseconds. */
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
				'You are offline. You can still enter a restaurant ID.',
				'slipstream'
			)
		: ( PluginError.isInstance( error ) && error.sentence ) ||
				__( 'The search failed. Please try again.', 'slipstream' );
}

/** Asks the site. */
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
							'No restaurants found. Try another name, or enter the restaurant ID.',
							'slipstream'
						),
		};
	} catch ( error ) {
		return { found: [], isBusy: false, message: sentenceFor( error ) };
	}
}

/** Searches for restaurants while somebody types, and forgets what is no longer wanted. */
export function useRestaurants(): Search {
	const [ state, setState ] = useState( IDLE );
	const current = useRef( new AbortController() );
	const wanted = useRef( '' );
	const begin = useCallback( () => {
		current.current.abort();
		current.current = new AbortController();
		return current.current.signal;
	}, [] );
	useEffect( () => () => current.current.abort(), [] );
	const lookNow = useCallback(
		( text: string ) => {
			const signal = begin();
			void look( text, signal ).then( ( next ) => {
				if ( ! signal.aborted ) {
					// More was typed meanwhile, which is searched for next.
					const isBusy = text !== wanted.current;
					setState(
						isBusy ? { ...next, isBusy, message: '' } : next
					);
				}
			} );
		},
		[ begin ]
	);
	const search = useThrottle( lookNow, DELAY );
	const type = useCallback(
		( text: string ) => {
			wanted.current = text.trim();
			if ( isSearch( text ) ) {
				setState( ( { found } ) => ( {
					found,
					isBusy: true,
					message: '',
				} ) );
				search( wanted.current );
			} else {
				search.cancel();
				begin();
				setState( IDLE );
			}
		},
		[ begin, search ]
	);
	return { ...state, type };
}
