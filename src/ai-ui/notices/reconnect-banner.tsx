import { useConnection } from '@slipstream/connection';
import { Button } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { availabilitySentence } from '../availability';
import { errorSentence, RetryLink } from './error-message';
import { MessageBanner } from './message-banner';

/** Says that the account is not connected, and connects it. */
export function ReconnectBanner( { onRetry }: { onRetry?: () => void } ) {
	const { isConnecting, error, reconnect } = useConnection();
	const problem = error ? errorSentence( error.sentence ) : '';
	useEffect( () => {
		if ( problem ) {
			speak( problem, 'assertive' );
		}
	}, [ problem ] );
	return (
		<MessageBanner severity={ problem ? 'error' : 'warning' }>
			{ problem || availabilitySentence( 'not-connected' ) }{ ' ' }
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
			{ onRetry && <RetryLink onRetry={ onRetry } /> }
		</MessageBanner>
	);
}
