import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getSettings } from '@slipstream/settings';
import type { PluginError } from '@slipstream/errors';

/** Sentences of a screen's own, for errors whose general sentence says too little there. */
export interface ErrorMessages {
	/** The role does not allow it. */
	forbidden?: string;
	offline?: string;
	/** Any other error; the server's own sentence by default. */
	other?: ( error: PluginError ) => string;
}

interface Props {
	error: PluginError;
	onRetry: () => void;
	messages?: ErrorMessages;
}

/** What happened, in a sentence that says what to do; whether trying again can help; whether signing in can. */
function explain(
	error: PluginError,
	messages: ErrorMessages
): { text: string; canRetry: boolean; isSignedOut?: boolean } {
	if ( error.status === 401 || error.code === 'rest_cookie_invalid_nonce' ) {
		return {
			text: __(
				'You are logged out. Log in in another tab, then try again. Nothing on this page is lost.',
				'slipstream'
			),
			canRetry: true,
			isSignedOut: true,
		};
	}
	if ( error.status === 403 && messages.forbidden ) {
		return { text: messages.forbidden, canRetry: false };
	}
	if ( error.code === 'fetch_network_error' && ! navigator.onLine ) {
		return {
			text:
				messages.offline ??
				__(
					'You are offline. This will load when you reconnect.',
					'slipstream'
				),
			canRetry: true,
		};
	}
	return {
		text: messages.other?.( error ) ?? error.sentence,
		canRetry: true,
	};
}

/** Why there is nothing to show, or nothing new, and what to do about it. */
export function ErrorState( { error, onRetry, messages = {} }: Props ) {
	const { text, canRetry, isSignedOut } = explain( error, messages );
	return (
		<Notice
			status="error"
			isDismissible={ false }
			spokenMessage={ text }
			politeness="assertive"
			className="slipstream-ui-error"
		>
			<p>{ text }</p>
			<div className="slipstream-ui-buttons">
				{ canRetry && (
					<Button variant="secondary" onClick={ onRetry }>
						{ __( 'Try again', 'slipstream' ) }
					</Button>
				) }
				{ isSignedOut && (
					<Button
						variant="link"
						href={ getSettings().adminUrl }
						target="_blank"
					>
						{ __( 'Log in (opens in a new tab)', 'slipstream' ) }
					</Button>
				) }
			</div>
		</Notice>
	);
}
