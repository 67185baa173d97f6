import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import { availabilitySentence } from '../availability';
import { AdminLink } from './admin-link';
import { RetryLink } from './error-message';
import { MessageBanner } from './message-banner';
import { ReconnectBanner } from './reconnect-banner';
import type { AiAvailability } from '../availability';

/** Who can set up what is missing, and where. */
function WayOut() {
	return canManageOptions() ? (
		<AdminLink screen="/add-jetpack-ai">
			{ __( 'Add an AI server', 'slipstream' ) }
		</AdminLink>
	) : (
		<>{ __( 'The site administrator can add one.', 'slipstream' ) }</>
	);
}

interface Props {
	availability: AiAvailability;
	/** Sends the request again that was refused for it. */
	onRetry?: () => void;
}

/** Says why AI cannot be asked, with the one step that changes it. Nothing when it can be. */
export function AvailabilityBanner( { availability, onRetry }: Props ) {
	if ( availability === 'ready' ) {
		return null;
	}
	if ( availability === 'not-connected' ) {
		return <ReconnectBanner onRetry={ onRetry } />;
	}
	return (
		<MessageBanner severity="info">
			{ availabilitySentence( availability ) }{ ' ' }
			{ availability === 'no-engine' && <WayOut /> }
			{ onRetry && <RetryLink onRetry={ onRetry } /> }
		</MessageBanner>
	);
}
