import { SuggestionsEventSource } from '@slipstream/ai-client';
import type { SuggestionEventMap, Transport } from '@slipstream/ai-client';
import { countingTokens, record } from './page';
import type { Recorded } from './page';

/** An event source with tokens of its own, and what it says. */
export interface Listened {
	source: SuggestionsEventSource;
	events: Recorded[];
	/** Resolves with the detail of the next event of a type. */
	heard: < K extends keyof SuggestionEventMap >(
		type: K
	) => Promise< SuggestionEventMap[ K ] >;
}

export function createSource( transport?: Transport ): Listened {
	const source = new SuggestionsEventSource( {
		transport,
		tokens: countingTokens(),
	} );
	return {
		source,
		events: record( source ),
		heard: ( type ) =>
			new Promise( ( resolve ) => source.on( type, resolve ) ),
	};
}

export const typesOf = ( events: Recorded[] ) =>
	events.map( ( [ type ] ) => type );
