import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useConnection } from '@slipstream/connection';
import { getSettings } from '@slipstream/settings';
import type { Connection } from '@slipstream/connection';

function sentence( { isConnected, isRegistered }: Connection ): string {
	if ( isConnected ) {
		return sprintf(
			/* translators: %s: address of the site. */
			__(
				'Connected. %s is its own provider: no account elsewhere is needed, and nothing about its people leaves it.',
				'slipstream'
			),
			getSettings().siteSuffix.replaceAll( '::', '/' )
		);
	}
	return isRegistered
		? __(
				'The site is connected, your user is not. Connect to use the AI assistant.',
				'slipstream'
			)
		: __(
				'Not connected. The AI assistant and other provider features are off.',
				'slipstream'
			);
}

/** Whether the site and the user are connected, and the way to mend it. */
export function ConnectionPanel() {
	const connection = useConnection();
	const { isConnected, isConnecting, error, reconnect } = connection;
	return (
		<>
			<p role="status">{ sentence( connection ) }</p>
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error.message }
				</Notice>
			) }
			{ ! isConnected && (
				<Button
					variant="primary"
					isBusy={ isConnecting }
					disabled={ isConnecting }
					accessibleWhenDisabled
					onClick={ () => void reconnect() }
				>
					{ __( 'Connect', 'slipstream' ) }
				</Button>
			) }
		</>
	);
}
