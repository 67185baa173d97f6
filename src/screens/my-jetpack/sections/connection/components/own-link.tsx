import { __ } from '@wordpress/i18n';
import { useConnection } from '@slipstream/connection';
import { ActionButton, Problem } from '@slipstream/ui';
import { providerOfPage } from '../../../provider';
import { useUnlink } from '../hooks/use-unlink';
import { sentenceOf } from '../logic/errors';
import { stateSentence } from '../logic/messages';
import type { Connection } from '@slipstream/connection';
import type { Action } from '@slipstream/ui';

/**
 * How the person is connected, in a sentence.
 *
 * @param connection The connection.
 */
export function linkSentence( connection: Connection ): string {
	const { isOwn, ...provider } = providerOfPage();
	return stateSentence( { ...provider, is_own: isOwn }, connection );
}

/**
 * Connecting as a button does it.
 *
 * @param connection The connection.
 */
export function connectAction( connection: Connection ): Action {
	const { isConnecting, error, reconnect } = connection;
	return {
		isBusy: isConnecting,
		problem: error ? sentenceOf( error ) : '',
		run: async () => {
			await reconnect();
			return true;
		},
	};
}

/** The person's own link, for those who may not see the site's. */
export function OwnLink() {
	const connection = useConnection();
	const { isConnected, isUserConnected, hasConnectedOwner } = connection;
	const { isOwn, state } = providerOfPage();
	const connect = connectAction( connection );
	const { action: unlink, question } = useUnlink( async () => undefined );
	const canConnect = hasConnectedOwner && ( isOwn || state === 'active' );
	return (
		<>
			<p role="status">{ linkSentence( connection ) }</p>
			{ ! isConnected && ! canConnect && (
				<p>
					{ __(
						'An administrator must connect this site first.',
						'slipstream'
					) }
				</p>
			) }
			<Problem message={ connect.problem || unlink.problem } />
			{ ! isConnected && canConnect && (
				<ActionButton
					action={ connect }
					variant="primary"
					label={ __( 'Link my account', 'slipstream' ) }
				/>
			) }
			{ isUserConnected && (
				<ActionButton
					action={ unlink }
					isDestructive
					label={ __( 'Unlink my account', 'slipstream' ) }
					question={ question }
				/>
			) }
		</>
	);
}
