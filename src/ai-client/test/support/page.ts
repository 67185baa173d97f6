import type {
	SuggestionEventMap,
	SuggestionsEventSource,
} from '@slipstream/ai-client';

/** The little of a page that the stream library touches, for tests that run in Node with its real fetch and streams. */
export interface Page {
	setHidden: ( hidden: boolean ) => void;
}

export function installPage(): Page {
	const document = Object.assign( new EventTarget(), { hidden: false } );
	Object.assign( globalThis, { window: globalThis, document } );
	return {
		setHidden( hidden ) {
			document.hidden = hidden;
			document.dispatchEvent( new Event( 'visibilitychange' ) );
		},
	};
}

export function installSettings( restRoot: string, ai: object = {} ): void {
	window.slipstreamSettings = {
		restRoot,
		restNonce: 'nonce12345',
		blogId: 7,
		ai: {
			isEnabled: true,
			isAllowed: true,
			features: { writing: true, forms: true, images: true, voice: true },
			price: null,
			engine: 'openai',
			model: 'test',
			streams: true,
			...ai,
		},
	};
}

export type Recorded = [ type: keyof SuggestionEventMap, detail: unknown ];

const TYPES: ( keyof SuggestionEventMap )[] = [
	'open',
	'chunk',
	'suggestion',
	'done',
	'functionCallChunk',
	'function_done',
	'error_service_unavailable',
	'error_quota_exceeded',
	'error_moderation',
	'error_context_too_large',
	'error_unclear_prompt',
	'error_network',
	'error_response',
];

/** Writes down every event; errors as their code. */
export function record( source: SuggestionsEventSource ): Recorded[] {
	const events: Recorded[] = [];
	for ( const type of TYPES ) {
		source.on( type, ( detail: unknown ) => {
			const isError = type.startsWith( 'error' );
			events.push( [
				type,
				isError ? ( detail as { code: string } ).code : detail,
			] );
		} );
	}
	return events;
}

/** Tokens that are always there: `token-1`, and after a refusal `token-2` and so on. */
export function countingTokens() {
	let count = 1;
	return {
		getToken: async () => `token-${ count }`,
		forgetToken: ( refused?: string ) => {
			count += refused === `token-${ count }` ? 1 : 0;
		},
	};
}
