import { PluginError } from '@slipstream/errors';
import { errorOfBody } from './stream-errors';
import type { StreamMessage } from './types';

interface JsonAnswer {
	choices?: { message?: unknown }[];
	data?: { status?: unknown } | null;
}

/**
 * A whole JSON answer as the one event a stream would have carried it in.
 *
 * @param text Body of the answer.
 * @throws PluginError when it is an error in the guise of a success, or no answer at all.
 */
export function jsonAnswerToMessage( text: string ): StreamMessage {
	let answer: JsonAnswer | null;
	try {
		answer = JSON.parse( text ) as JsonAnswer | null;
	} catch ( cause ) {
		throw new PluginError( 'error_network', { cause } );
	}
	const status = answer?.data?.status;
	if ( typeof status === 'number' && status > 200 ) {
		throw errorOfBody( text );
	}
	const message = answer?.choices?.[ 0 ]?.message;
	if ( typeof message !== 'object' || message === null ) {
		throw new PluginError( 'error_network', { cause: answer } );
	}
	return {
		event: '',
		data: JSON.stringify( { choices: [ { delta: message } ] } ),
	};
}
