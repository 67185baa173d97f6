import { getHttp } from '@slipstream/http';
import { toPluginError } from '@slipstream/errors';
import { useEffect, useRef, useState } from '@wordpress/element';
import { coordinatesIn } from '../coordinates-text';
import { foundAt } from '../points';
import type { SiteMaps } from './use-source';

/** A place that the search has found. */
export interface Found {
	id: string;
	title: string;
	address: string;
	longitude: number;
	latitude: number;
}

/** How long somebody has to pause, in milliseconds. */
const DELAY = 250;

/** Asks the site for places. */
export const findPlaces = (
	{ provider }: SiteMaps,
	search: string,
	signal?: AbortSignal
) =>
	getHttp().get< Found[] >( 'slipstream/v1/map/places', {
		query: {
			search,
			provider: provider === 'mapbox' ? 'mapbox' : 'openstreetmap',
		},
		signal,
	} );

/**
 * The search for places: while somebody types, where the server that is asked allows it.
 *
 * @param site Where maps come from.
 */
export function usePlaces( site: SiteMaps ) {
	const [ text, setText ] = useState( '' );
	const [ found, setFound ] = useState< readonly Found[] >();
	const [ problem, setProblem ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( false );
	const request = useRef< AbortController >();
	const timer = useRef< ReturnType< typeof setTimeout > >();

	const search = async ( wanted: string ) => {
		request.current?.abort();
		clearTimeout( timer.current );
		const own = new AbortController();
		request.current = own;
		if ( wanted.trim() === '' ) {
			setFound( undefined );
			setIsBusy( false );
			return;
		}
		setProblem( '' );
		const coordinates = coordinatesIn( wanted );
		if ( coordinates ) {
			setFound( [ foundAt( coordinates ) ] );
			setIsBusy( false );
			return;
		}
		setIsBusy( true );
		try {
			const places = await findPlaces( site, wanted.trim(), own.signal );
			if ( ! own.signal.aborted ) {
				setFound( places );
			}
		} catch ( thrown ) {
			if ( ! own.signal.aborted ) {
				setFound( undefined );
				setProblem( toPluginError( thrown ).sentence );
			}
		}
		if ( ! own.signal.aborted ) {
			setIsBusy( false );
		}
	};
	const type = ( next: string ) => {
		setText( next );
		clearTimeout( timer.current );
		if ( coordinatesIn( next ) ) {
			void search( next );
		} else if ( site.search_typing ) {
			timer.current = setTimeout( () => void search( next ), DELAY );
		}
	};
	useEffect(
		() => () => {
			request.current?.abort();
			clearTimeout( timer.current );
		},
		[]
	);
	return { text, type, submit: () => search( text ), found, problem, isBusy };
}
