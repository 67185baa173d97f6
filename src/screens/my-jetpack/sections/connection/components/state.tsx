import { Notice } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '@slipstream/connection';
import { ActionButton, Problem } from '@slipstream/ui';
import { useProvider } from '../hooks/use-provider';
import { answerSentence, stateSentence } from '../logic/messages';
import { storedErrors } from '../logic/stored-errors';
import { useLinkAction } from '../hooks/use-link-action';
import type { Connected } from '../hooks/use-provider';

/** What the one button does that brings the connection forward; undefined where there is none: a hub that has not let the site in has a form below. */
function nextStep( { provider, status }: Connected ): string | undefined {
	if ( provider.crisis ) {
		return undefined;
	}
	if ( provider.state === 'revoked' ) {
		return __( 'Reconnect', 'slipstream' );
	}
	if ( status.isUserConnected ) {
		return undefined;
	}
	if ( provider.state === 'active' ) {
		return __( 'Link my account', 'slipstream' );
	}
	return provider.is_own ? __( 'Connect', 'slipstream' ) : undefined;
}

/** Says that nothing is asked of a provider, and that this is meant. */
function OfflineNotice() {
	return (
		<Notice status="info" isDismissible={ false }>
			{ __(
				'Offline mode is on, so no hub is contacted. Everything else on this site works.',
				'slipstream'
			) }
		</Notice>
	);
}

/** What went wrong between site and provider, and the way to fix it. */
function StoredErrors() {
	const connected = useProvider();
	const { provider, connect } = connected;
	const errors = useSelect(
		( select ) => select( store ).getConnectionErrors(),
		[]
	);
	// What the state says already is not said again.
	const notes = storedErrors( errors ).filter(
		( { code } ) => code !== `site_${ provider.state }`
	);
	return notes.length === 0 ? null : (
		<Notice
			status="warning"
			isDismissible={ false }
			spokenMessage={ notes
				.map( ( { message } ) => message )
				.join( ' ' ) }
		>
			{ notes.map( ( { code, message } ) => (
				<p key={ code }>{ message }</p>
			) ) }
			{ ! nextStep( connected ) && (
				<ActionButton
					action={ connect }
					label={ __( 'Reconnect', 'slipstream' ) }
				/>
			) }
		</Notice>
	);
}

/** The steps that can be taken now. */
function Steps( { isOffline }: { isOffline: boolean } ) {
	const connected = useProvider();
	const { provider, connect, refresh } = connected;
	const check = useLinkAction( refresh );
	const next = isOffline ? undefined : nextStep( connected );
	const canCheck =
		provider.state === 'pending' || provider.last_answer.error !== null;
	return (
		<div className="slipstream-ui-buttons">
			{ next && (
				<ActionButton
					action={ connect }
					label={ next }
					variant="primary"
				/>
			) }
			{ canCheck && ! provider.is_own && (
				<ActionButton
					action={ check }
					label={ __( 'Check again', 'slipstream' ) }
				/>
			) }
		</div>
	);
}

/** What the site is set to now, how old that is, and what comes next. */
export function State() {
	const { provider, status, connect } = useProvider();
	const isOffline = useSelect(
		( select ) => select( store ).getIsOfflineMode(),
		[]
	);
	const age = answerSentence( provider );
	return (
		<>
			<div role="status">
				<p className="slipstream-connection__state">
					{ stateSentence( provider, status ) }
				</p>
				{ age && <p className="slipstream-ui-muted">{ age }</p> }
			</div>
			{ isOffline && <OfflineNotice /> }
			<StoredErrors />
			<Problem message={ connect.problem } />
			<Steps isOffline={ isOffline } />
		</>
	);
}
