import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { MessageBanner } from './message-banner';

/**
 * The sentence for a failed request.
 *
 * @param message What went wrong; empty when nobody said.
 */
export function errorSentence( message: string ): string {
	return sprintf(
		/* translators: %s: what went wrong, a sentence. */
		__( 'Error: %s', 'slipstream' ),
		message || __( 'Something went wrong', 'slipstream' )
	);
}

/** Sends a request again. */
export function RetryLink( { onRetry }: { onRetry: () => void } ) {
	return (
		<>
			{ ' ' }
			<Button variant="link" onClick={ onRetry }>
				{ __( 'Try Again', 'slipstream' ) }
			</Button>
		</>
	);
}

interface Props {
	message: string;
	/** Sends the last request again; without it there is no link. */
	onRetry?: () => void;
	/** Puts the message away; without it the message stays. */
	onDismiss?: () => void;
}

/** Says what went wrong, and offers the request once more. */
export function ErrorMessage( { message, onRetry, onDismiss }: Props ) {
	return (
		<MessageBanner severity="error" onDismiss={ onDismiss }>
			{ errorSentence( message ) }
			{ onRetry && <RetryLink onRetry={ onRetry } /> }
		</MessageBanner>
	);
}
