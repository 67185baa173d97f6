import { __ } from '@wordpress/i18n';
import { useConnection } from '@slipstream/connection';
import { ActionButton, Problem, ResourceContent } from '@slipstream/ui';
import { canManageOptions } from '@slipstream/settings';
import { connectAction, linkSentence } from './components/own-link';
import { useProviderResource } from '../../provider';
import { answerSentence, stateSentence } from './logic/messages';

/** The connection in short, and what needs somebody's attention. */
function SiteSummary() {
	const resource = useProviderResource();
	const connection = useConnection();
	return (
		<ResourceContent resource={ resource } lines={ 1 }>
			{ ( provider ) => (
				<>
					<p role="status">
						{ stateSentence( provider, connection ) }
					</p>
					{ provider.last_answer.error && (
						<p>{ answerSentence( provider ) }</p>
					) }
					{ ( provider.crisis || provider.alarms.length > 0 ) && (
						<p>
							<a href="#/connection">
								{ __(
									'The hub knows this site by a different address.',
									'slipstream'
								) }
							</a>
						</p>
					) }
					{ provider.is_own && <ConnectButton /> }
				</>
			) }
		</ResourceContent>
	);
}

/** Connects where nothing has to be agreed to elsewhere. */
function ConnectButton() {
	const connection = useConnection();
	const action = connectAction( connection );
	return connection.isConnected ? null : (
		<>
			<Problem message={ action.problem } />
			<ActionButton
				action={ action }
				variant="primary"
				label={ __( 'Connect', 'slipstream' ) }
			/>
		</>
	);
}

/** The person's own link. */
function OwnSummary() {
	return <p role="status">{ linkSentence( useConnection() ) }</p>;
}

/** Whether site and person are connected. */
export function ConnectionSummary() {
	return canManageOptions() ? <SiteSummary /> : <OwnSummary />;
}
