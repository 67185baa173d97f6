import { availabilitySentence, refusalOf } from '../availability';
import { AvailabilityBanner } from './availability-banner';
import { ErrorMessage, errorSentence } from './error-message';
import { MessageBanner } from './message-banner';
import { QuotaBanner } from './quota-banner';
import type { AiProblem } from '@slipstream/ai-client';

const QUOTA = 'error_quota_exceeded';
/** The model or the moderation asks for other words: nothing broke, and the same words will not do. */
const PROMPT_PROBLEMS: readonly string[] = [
	'error_unclear_prompt',
	'error_moderation',
];

/** Which limit is reached and until when, in the server's words; empty where another server's limit is meant. */
const limitSentence = ( { details }: AiProblem ): string =>
	( details?.code === QUOTA && details.message ) || '';

/**
 * What a screen reader is told about a problem.
 *
 * @param problem The problem.
 */
export function problemSentence( problem: AiProblem ): string {
	const { code, message, details } = problem;
	const refused = refusalOf( details?.code );
	if ( refused ) {
		return availabilitySentence( refused );
	}
	if ( code === QUOTA ) {
		return limitSentence( problem ) || message;
	}
	return PROMPT_PROBLEMS.includes( code )
		? message
		: errorSentence( message );
}

/**
 * Whether something broke, and is not just in need of other words, of more requests or of leave.
 *
 * @param problem The problem.
 */
export function isFailure( problem: AiProblem ): boolean {
	const { code, details } = problem;
	return (
		code !== QUOTA &&
		! PROMPT_PROBLEMS.includes( code ) &&
		! refusalOf( details?.code )
	);
}

interface Props {
	problem: AiProblem;
	onRetry: () => void;
	/** Puts the message away; that no requests are left always stays. */
	onDismiss?: () => void;
}

/** The right banner for a problem: what stands in the way, a hint on the prompt, the used-up quota, or an error with a retry. */
export function RequestProblem( { problem, onRetry, onDismiss }: Props ) {
	const refused = refusalOf( problem.details?.code );
	if ( refused ) {
		return (
			<AvailabilityBanner availability={ refused } onRetry={ onRetry } />
		);
	}
	if ( problem.code === QUOTA ) {
		return <QuotaBanner message={ limitSentence( problem ) } />;
	}
	if ( PROMPT_PROBLEMS.includes( problem.code ) ) {
		return (
			<MessageBanner severity="info" onDismiss={ onDismiss }>
				{ problem.message }
			</MessageBanner>
		);
	}
	const { message, canRetry = true } = problem;
	return (
		<ErrorMessage
			message={ message }
			onRetry={ canRetry ? onRetry : undefined }
			onDismiss={ onDismiss }
		/>
	);
}
