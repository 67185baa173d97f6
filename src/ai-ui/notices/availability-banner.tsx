import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import { AdminLink } from './admin-link';
import { MessageBanner } from './message-banner';
import { ReconnectBanner } from './reconnect-banner';
import type { AiAvailability } from '../use-ai-availability';

interface Props {
	availability: AiAvailability;
}

/** Says why AI cannot be asked, with the one step that changes it. Nothing when it can be. */
export function AvailabilityBanner( { availability }: Props ) {
	switch ( availability ) {
		case 'not-connected':
			return <ReconnectBanner />;
		case 'disabled':
			return (
				<MessageBanner severity="info">
					{ __( 'AI is switched off on this site.', 'slipstream' ) }
				</MessageBanner>
			);
		case 'not-allowed':
			return (
				<MessageBanner severity="info">
					{ __(
						'Your role on this site does not include asking AI.',
						'slipstream'
					) }
				</MessageBanner>
			);
		case 'no-engine':
			return (
				<MessageBanner severity="info">
					{ __(
						'No AI endpoint is set up for this site.',
						'slipstream'
					) }{ ' ' }
					{ canManageOptions() ? (
						<AdminLink screen="/add-jetpack-ai">
							{ __( 'Add an AI endpoint', 'slipstream' ) }
						</AdminLink>
					) : (
						__(
							'The site administrator can add one.',
							'slipstream'
						)
					) }
				</MessageBanner>
			);
		case 'ready':
			return null;
	}
}
