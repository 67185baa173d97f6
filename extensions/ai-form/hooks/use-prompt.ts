import { isBusy } from '@slipstream/ai-client';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { FormRequest } from './use-form-request';

/**
 * What stands in the field. It is emptied once an answer has come, kept where none did, and there again when the answer is thrown away.
 *
 * @param request The request.
 */
export function usePrompt( request: FormRequest ) {
	const { state, proposal } = request;
	const [ prompt, setPrompt ] = useState( '' );
	const wasBusy = useRef( false );
	const busy = isBusy( state );
	const hasAnswer = state === 'done' && !! proposal;
	useEffect( () => {
		if ( wasBusy.current && hasAnswer ) {
			setPrompt( '' );
		}
		wasBusy.current = busy;
	}, [ busy, hasAnswer ] );
	return {
		prompt,
		setPrompt,
		discard() {
			setPrompt( prompt || request.sentPrompt );
			request.discard();
		},
	};
}
