import { useConnection } from '@slipstream/connection';
import { Button } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { errorSentence } from './error-message';
import { MessageBanner } from './message-banner';

/** Says that the account is not connected, and connects it. */
export function ReconnectBanner() {
	const { isConnecting, error, reconnect } = useConnection();
	const problem = error ? errorSentence( error.message ) : '';
	useEffect( () => {
		if ( problem ) {
			speak( problem, 'assertive' );
		}
	}, [ problem ] );
	return (
		<MessageBanner severity={ problem ? 'error' : 'warning' }>
			{ problem ||
				__(
					'Your account is not connected to the product at the moment',
					'slipstream'
				) }{ ' ' }
			<Button
				variant="secondary"
				size="small"
				isBusy={ isConnecting }
				disabled={ isConnecting }
				accessibleWhenDisabled
				onClick={ () => void reconnect() }
			>
				{ __( 'Reconnect', 'slipstream' ) }
			</Button>
		</MessageBanner>
	);
}
