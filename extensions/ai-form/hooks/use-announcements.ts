import { isBusy } from '@slipstream/ai-client';
import { problemSentence } from '@slipstream/ai-ui';
import { speak } from '@wordpress/a11y';
import { useEffect, useRef } from '@wordpress/element';
import { _n, __, sprintf } from '@wordpress/i18n';
import type { FormRequest } from './use-form-request';

export const workingSentence = () =>
	__( 'Creating your form. Please wait a few moments.', 'slipstream' );

export const fruitlessSentence = () =>
	__(
		'The answer does not change the form. Try rephrasing your request.',
		'slipstream'
	);

export const partSentence = () =>
	__(
		'The answer is incomplete. You can use what arrived; nothing is removed from the form.',
		'slipstream'
	);

export const stoppedSentence = () =>
	__( 'Stopped. The form has not changed.', 'slipstream' );

function endSentence( { proposal, wasStopped }: FormRequest ): string {
	if ( ! proposal ) {
		return wasStopped ? stoppedSentence() : fruitlessSentence();
	}
	if ( ! proposal.isWhole ) {
		return partSentence();
	}
	const count = proposal.changes.filter(
		( { type } ) => type !== 'same'
	).length;
	return sprintf(
		/* translators: %d: a number. */
		_n(
			'The form is ready, with %d change. Accept it, discard it or ask again.',
			'The form is ready, with %d changes. Accept it, discard it or ask again.',
			count,
			'slipstream'
		),
		count
	);
}

/**
 * Tells screen readers how a request for a form goes.
 *
 * @param request The request.
 */
export function useAnnouncements( request: FormRequest ): void {
	const busy = isBusy( request.state );
	const wasBusy = useRef( false );
	const problem = request.problem ? problemSentence( request.problem ) : '';
	useEffect( () => {
		if ( busy && ! wasBusy.current ) {
			speak( workingSentence() );
		}
		if ( ! busy && wasBusy.current && ! problem ) {
			speak( endSentence( request ) );
		}
		wasBusy.current = busy;
		// What is said belongs to the moment at which it ends.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ busy, problem ] );
	useEffect( () => {
		if ( problem ) {
			speak( problem, 'assertive' );
		}
	}, [ problem ] );
}
