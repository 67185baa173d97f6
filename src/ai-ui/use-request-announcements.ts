import { speak } from '@wordpress/a11y';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isBusy } from '@slipstream/ai-client';
import type { RequestingState } from '@slipstream/ai-client';

/** What there is to announce. */
export interface Announced {
	state: RequestingState;
	/** What went wrong, as the screen says it. */
	problem?: string;
	/** Whether the author ended the request. */
	wasStopped?: boolean;
	/** Whether a part of an answer is there, whose rest can be asked for. */
	canContinue?: boolean;
}

function endSentence( wasStopped: boolean, canContinue = false ): string {
	if ( ! wasStopped ) {
		return __(
			'The text is ready. Accept it, discard it or ask again.',
			'slipstream'
		);
	}
	return canContinue
		? __(
				'Stopped early. Continue the text, or accept it as is.',
				'slipstream'
			)
		: __( 'Stopped.', 'slipstream' );
}

/**
 * Tells screen readers that a request began, ended or failed. The text itself is not read while it arrives.
 *
 * @param announced The request's state.
 */
export function useRequestAnnouncements( announced: Announced ): void {
	const { state, problem, wasStopped = false, canContinue } = announced;
	const wasBusy = useRef( false );
	const busy = isBusy( state );
	useEffect( () => {
		if ( busy && ! wasBusy.current ) {
			speak( __( 'Writing. Press Escape to stop.', 'slipstream' ) );
		}
		if ( ! busy && wasBusy.current && ! problem ) {
			speak( endSentence( wasStopped, canContinue ) );
		}
		wasBusy.current = busy;
	}, [ busy, problem, wasStopped, canContinue ] );
	useEffect( () => {
		if ( problem ) {
			speak( problem, 'assertive' );
		}
	}, [ problem ] );
}
