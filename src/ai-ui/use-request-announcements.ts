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
}

/**
 * Tells screen readers that a request began, ended or failed. The text itself is not read while it arrives.
 *
 * @param announced The request's state.
 */
export function useRequestAnnouncements( announced: Announced ): void {
	const { state, problem, wasStopped = false } = announced;
	const wasBusy = useRef( false );
	const busy = isBusy( state );
	useEffect( () => {
		if ( busy && ! wasBusy.current ) {
			speak( __( 'Writing. Press Escape to stop.', 'slipstream' ) );
		}
		if ( ! busy && wasBusy.current && ! problem ) {
			speak(
				wasStopped
					? __(
							'Stopped. Any text that had arrived is kept.',
							'slipstream'
						)
					: __(
							'The text is ready. Accept it, discard it or ask again.',
							'slipstream'
						)
			);
		}
		wasBusy.current = busy;
	}, [ busy, problem, wasStopped ] );
	useEffect( () => {
		if ( problem ) {
			speak( problem, 'assertive' );
		}
	}, [ problem ] );
}
