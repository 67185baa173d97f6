import { reply } from './serve';

interface Batch {
	events: { name: string; props: object }[];
	stats: { group: string; name: string }[];
}

/**
 * Has the page's site count what happens. After the page's settings and its network are there.
 *
 * @return Leaves the page, and gives what was sent then: events with their properties, and counts.
 */
export function startRecording(): () => Promise< [ string, object ][] > {
	const others = globalThis.fetch;
	const batches: Batch[] = [];
	window.slipstreamSettings = {
		...window.slipstreamSettings,
		analytics: { isRecording: true },
	};
	globalThis.fetch = ( input, init ) => {
		if ( ! String( input ).includes( 'slipstream/v1/analytics' ) ) {
			return others( input, init );
		}
		batches.push( JSON.parse( String( init?.body ) ) as Batch );
		return Promise.resolve( reply( 200, { recorded: 1 } ) );
	};
	return async () => {
		const { flush } = await import( '../../src/analytics/queue' );
		// What was fetched for the first event takes it over first.
		await Promise.resolve();
		await Promise.resolve();
		flush();
		await Promise.resolve();
		await Promise.resolve();
		return batches.flatMap( ( { events, stats } ) => [
			...events.map( ( { name, props } ): [ string, object ] => [
				name,
				props,
			] ),
			...stats.map( ( { group, name } ): [ string, object ] => [
				group,
				{ name },
			] ),
		] );
	};
}
