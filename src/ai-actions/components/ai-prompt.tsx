import {
	AiFootnote,
	AvailabilityBanner,
	InlineControl,
	isBusy,
	problemSentence,
	RequestProblem,
	useAiAvailability,
	useRequestAnnouncements,
} from '@slipstream/ai-ui';
import { speak } from '@wordpress/a11y';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Queue } from '../use-queue';
import type { ReactNode } from 'react';

const secondSentence = () =>
	__(
		'The answer came in another language. Asking once more…',
		'slipstream'
	);

interface Props {
	queue: Queue;
	/** Words to begin with. */
	initial?: string;
	isDisabled: boolean;
	placeholder: string;
	/** What is said while nothing else has to be. */
	remark?: ReactNode;
	onSend: ( request: string ) => void;
	/** Goes back to the text as it was. */
	onUndo?: () => void;
	onClose: () => void;
}

/** The prompt control of a panel, with what has to be said about its requests. */
export function AiPrompt( {
	queue,
	initial = '',
	remark,
	onSend,
	...control
}: Props ) {
	const [ prompt, setPrompt ] = useState( initial );
	const availability = useAiAvailability();
	const isReady = availability === 'ready';
	const { state, wasStopped, problem, retry, stop, isSecond } = queue;
	useEffect( () => {
		if ( isSecond ) {
			speak( secondSentence() );
		}
	}, [ isSecond ] );
	useRequestAnnouncements( {
		state,
		wasStopped,
		problem: problem ? problemSentence( problem ) : undefined,
	} );
	const banner = problem ? (
		<RequestProblem
			problem={ problem }
			onRetry={ retry }
			onContinue={ queue.goOn }
		/>
	) : (
		( isSecond && isBusy( state ) && (
			<p className="slipstream-ai-panel__remark">{ secondSentence() }</p>
		) ) ||
		remark
	);
	return (
		<InlineControl
			{ ...control }
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
			onSend={ () => onSend( prompt.trim() ) }
			onStop={ stop }
		/>
	);
}
