import { isBusy } from '@slipstream/ai-client';
import {
	AiControl,
	AiFootnote,
	AvailabilityBanner,
	problemSentence,
	RequestProblem,
	useAiAvailability,
	useRequestAnnouncements,
} from '@slipstream/ai-ui';
import { speak } from '@wordpress/a11y';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useChoices } from '../use-choices';
import { useKeptPrompt } from '../use-kept-prompt';
import type { AiRequest } from '@slipstream/ai-client';
import type { AiControlProps } from '@slipstream/ai-ui';
import type { ReactNode } from 'react';
import type { Choice } from '../choices';

const secondAttemptMessage = () =>
	__(
		'The answer came in another language. Asking once more…',
		'slipstream'
	);

/** What can be done with a result. */
export type ResultActions = Pick<
	AiControlProps,
	| 'acceptLabel'
	| 'canAccept'
	| 'versions'
	| 'changes'
	| 'cutOff'
	| 'onAccept'
	| 'onDiscard'
	| 'onRegenerate'
	| 'onUndo'
>;

interface Props {
	request: Pick<
		AiRequest,
		| 'state'
		| 'text'
		| 'wasStopped'
		| 'problem'
		| 'isSecondAttempt'
		| 'canContinue'
		| 'retry'
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
	/** What a request without a prompt is called; without it there is none. */
	emptyLabel?: string;
	/** Shown while there is no problem. */
	hint?: ReactNode;
	/** Nothing where there is no result yet. */
	result?: ResultActions;
	onSend: ( request: string ) => void;
	onClose: () => void;
}

const NO_RESULT: ResultActions = {
	onAccept: () => undefined,
	onDiscard: () => undefined,
	onRegenerate: () => undefined,
};

/** What stands in the field, and what was sent of it. It is emptied once an answer has come, and kept where none did. */
function usePrompt( { request, place, initial = '' }: Props ) {
	const { prompt, setPrompt, forget } = useKeptPrompt( place, initial );
	const [ sentPrompt, setSentPrompt ] = useState( '' );
	const wasBusy = useRef( false );
	const { state, text } = request;
	const busy = isBusy( state );
	useEffect( () => {
		if ( wasBusy.current && state === 'done' && text ) {
			setPrompt( '' );
		}
		wasBusy.current = busy;
		// The setter is another each time.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ busy, state, text ] );
	const send = () => {
		forget();
		setSentPrompt( prompt.trim() );
		return prompt.trim();
	};
	return { prompt, setPrompt, sentPrompt, send };
}

/** Tells screen readers how the request stands. */
function useAnnouncements( { request }: Props ): void {
	const { problem, isSecondAttempt } = request;
	useEffect( () => {
		if ( isSecondAttempt ) {
			speak( secondAttemptMessage() );
		}
	}, [ isSecondAttempt ] );
	useRequestAnnouncements( {
		...request,
		problem: problem ? problemSentence( problem ) : undefined,
	} );
}

/** What has to be said about the request. */
function Banner( { request, hint }: Props ) {
	const availability = useAiAvailability();
	const { problem, isSecondAttempt, state } = request;
	if ( availability !== 'ready' ) {
		return <AvailabilityBanner availability={ availability } />;
	}
	if ( problem ) {
		return <RequestProblem problem={ problem } onRetry={ request.retry } />;
	}
	return isSecondAttempt && isBusy( state ) ? (
		<p className="slipstream-ai-panel__hint">{ secondAttemptMessage() }</p>
	) : (
		hint
	);
}

/** The prompt control of a panel, with what has to be said about its requests. */
export function AiPrompt( props: Props ) {
	const { request, result, hint, onSend } = props;
	const { prompt, setPrompt, sentPrompt, send } = usePrompt( props );
	const isReady = useAiAvailability() === 'ready';
	useAnnouncements( props );
	const canChoose = isReady && ! isBusy( request.state );
	const field = useChoices( {
		choices: canChoose ? props.choices : undefined,
		typed: prompt,
		onChoose( choice ) {
			// What was typed has found it.
			setPrompt( '' );
			choice.choose();
		},
	} );
	return (
		<AiControl
			variant="inline"
			{ ...( result ?? NO_RESULT ) }
			{ ...field }
			hasResult={ !! result }
			isDisabled={ props.isDisabled }
			placeholder={ props.placeholder }
			emptyLabel={ props.emptyLabel }
			prompt={ prompt }
			sentPrompt={ sentPrompt }
			state={ request.state }
			banner={
				! isReady ||
				request.problem ||
				request.isSecondAttempt ||
				hint ? (
					<Banner { ...props } />
				) : undefined
			}
			footer={ isReady && <AiFootnote /> }
			onChange={ setPrompt }
			onSend={ () => onSend( send() ) }
			onStop={ request.stop }
			onClose={ props.onClose }
		/>
	);
}
