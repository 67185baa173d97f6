import { PluginError } from '@slipstream/errors';

interface Flight {
	answer: Promise< unknown >;
	abort: AbortController;
	waiting: number;
}

/** Lets identical requests in flight share one answer. */
export interface SharedRequests {
	/**
	 * Joins the flight of a key or starts it. A caller that gives up leaves the others alone; the last one ends the request.
	 */
	join: (
		key: string,
		start: ( signal: AbortSignal ) => Promise< unknown >,
		signal?: AbortSignal
	) => Promise< unknown >;
}

function leaveOnAbort(
	flight: Flight,
	signal: AbortSignal
): Promise< unknown > {
	return new Promise( ( resolve, reject ) => {
		const leave = () => {
			flight.waiting--;
			if ( flight.waiting === 0 ) {
				flight.abort.abort();
			}
			reject( new PluginError( 'aborted', { cause: signal.reason } ) );
		};
		signal.addEventListener( 'abort', leave, { once: true } );
		flight.answer
			.then( resolve, reject )
			.finally( () => signal.removeEventListener( 'abort', leave ) );
	} );
}

/** Makes an empty set of shared requests. */
export function createSharedRequests(): SharedRequests {
	const flights = new Map< string, Flight >();

	function begin(
		key: string,
		start: ( signal: AbortSignal ) => Promise< unknown >
	): Flight {
		const abort = new AbortController();
		const answer = start( abort.signal ).finally( () => {
			if ( flights.get( key ) === flight ) {
				flights.delete( key );
			}
		} );
		const flight: Flight = { answer, abort, waiting: 0 };
		flights.set( key, flight );
		return flight;
	}

	return {
		join( key, start, signal ) {
			if ( signal?.aborted ) {
				return Promise.reject(
					new PluginError( 'aborted', { cause: signal.reason } )
				);
			}
			const known = flights.get( key );
			const flight =
				known && ! known.abort.signal.aborted
					? known
					: begin( key, start );
			flight.waiting++;
			return signal ? leaveOnAbort( flight, signal ) : flight.answer;
		},
	};
}
