import { isBusy } from '@slipstream/ai-client';
import {
	AiFootnote,
	AvailabilityBanner,
	InlineControl,
	problemSentence,
	RequestProblem,
	useAiAvailability,
	useRequestAnnouncements,
} from '@slipstream/ai-ui';
import { speak } from '@wordpress/a11y';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useChoices } from '../use-choices';
import { useKeptPrompt } from '../use-kept-prompt';
import type { AiRequest } from '@slipstream/ai-client';
import type { ReactNode } from 'react';
import type { Choice } from '../choices';

const secondAttemptMessage = () =>
	__(
		'The answer came in another language. Asking once more…',
		'slipstream'
	);

interface Props {
	request: Pick<
		AiRequest,
		| 'state'
		| 'wasStopped'
		| 'problem'
		| 'isSecondAttempt'
		| 'canContinue'
		| 'retry'
		| 'continueText'
		| 'stop'
	>;
	/** What it is about: words that are typed and not sent wait there. */
	place?: string;
	/** What stands in the field at first. */
	initial?: string;
	isDisabled: boolean;
	placeholder: string;
	/** What can be chosen instead of typing. */
	choices?: readonly Choice[];
	/** Shown while there is no problem. */
	hint?: ReactNode;
	onSend: ( request: string ) => void;
	/** Goes back to the text as it was. */
	onUndo?: () => void;
	onClose: () => void;
}

/** The prompt control of a panel, with what has to be said about its requests. */
export function AiPrompt( {
	request,
	place,
	initial = '',
	choices,
	hint,
	onSend,
	...control
}: Props ) {
	const { prompt, setPrompt, forget } = useKeptPrompt( place, initial );
	const availability = useAiAvailability();
	const isReady = availability === 'ready';
	const { state, wasStopped, problem, isSecondAttempt } = request;
	const { inputRef, fieldProps, list } = useChoices( {
		choices: isReady && ! isBusy( state ) ? choices : undefined,
		typed: prompt,
		onChoose( choice ) {
			// What was typed has found it.
			setPrompt( '' );
			choice.choose();
		},
	} );
	useEffect( () => {
		if ( isSecondAttempt ) {
			speak( secondAttemptMessage() );
		}
	}, [ isSecondAttempt ] );
	useRequestAnnouncements( {
		state,
		wasStopped,
		problem: problem ? problemSentence( problem ) : undefined,
	} );
	const banner = problem ? (
		<RequestProblem
			problem={ problem }
			onRetry={ request.retry }
			onContinue={
				request.canContinue ? request.continueText : undefined
			}
		/>
	) : (
		( isSecondAttempt && isBusy( state ) && (
			<p className="slipstream-ai-panel__hint">
				{ secondAttemptMessage() }
			</p>
		) ) ||
		hint
	);
	return (
		<InlineControl
			{ ...control }
			inputRef={ inputRef }
			fieldProps={ fieldProps }
			list={ list }
			prompt={ prompt }
			state={ state }
			banner={
				isReady ? (
					banner
				) : (
					<AvailabilityBanner availability={ availability } />
				)
			}
			footer={ isReady && <AiFootnote /> }
			onChange={ setPrompt }
			onSend={ () => {
				forget();
				onSend( prompt.trim() );
			} }
			onStop={ request.stop }
		/>
	);
}
