import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getSettings } from '@slipstream/settings';
import type { PluginError } from '@slipstream/errors';
import type { ReactNode } from 'react';

interface FailureProps {
	error: PluginError;
	onRetry: () => void;
}

/** What happened, in a sentence that says what to do; whether trying again can help; whether signing in can. */
function explain( error: PluginError ): {
	text: string;
	canRetry: boolean;
	isSignedOut?: boolean;
} {
	if ( error.status === 401 || error.code === 'rest_cookie_invalid_nonce' ) {
		return {
			text: __(
				'You are signed out. Sign in in another tab, then try again: nothing on this page is lost.',
				'slipstream'
			),
			canRetry: true,
			isSignedOut: true,
		};
	}
	if ( error.status === 403 ) {
		return {
			text: __(
				'Your role does not let you see responses. Ask an administrator to make you an editor.',
				'slipstream'
			),
			canRetry: false,
		};
	}
	if ( error.code === 'fetch_network_error' && ! navigator.onLine ) {
		return {
			text: __(
				'You are offline. The responses come by themselves when you are back.',
				'slipstream'
			),
			canRetry: true,
		};
	}
	return { text: error.message, canRetry: true };
}

/** Why there is nothing to show, or nothing new. */
export function Failure( { error, onRetry }: FailureProps ) {
	const { text, canRetry, isSignedOut } = explain( error );
	return (
		<Notice
			status="error"
			isDismissible={ false }
			spokenMessage={ text }
			politeness="assertive"
			className="slipstream-inbox__failure"
		>
			<p>{ text }</p>
			<div className="slipstream-inbox__buttons">
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
						{ __( 'Sign in (opens in a new tab)', 'slipstream' ) }
					</Button>
				) }
			</div>
		</Notice>
	);
}

/** Keeps the place of rows that are on their way. */
export function Skeleton( { lines }: { lines: number } ) {
	return (
		<div className="slipstream-inbox__skeleton" aria-busy="true">
			<span className="screen-reader-text">
				{ __( 'Loading…', 'slipstream' ) }
			</span>
			{ Array.from( { length: lines }, ( _, line ) => (
				<div key={ line } aria-hidden="true" />
			) ) }
		</div>
	);
}

interface EmptyProps {
	title: string;
	children: ReactNode;
}

/** Says that there is nothing, and what to do about it. */
export function Empty( { title, children }: EmptyProps ) {
	return (
		<div className="slipstream-inbox__empty">
			<h2>{ title }</h2>
			{ children }
		</div>
	);
}
