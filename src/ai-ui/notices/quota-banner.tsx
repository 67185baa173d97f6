import { messageFor } from '@slipstream/errors';
import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import { AdminLink } from './admin-link';
import { MessageBanner } from './message-banner';

/** Says that this site's requests are used up, and who can change that. */
export function QuotaBanner() {
	return (
		<MessageBanner severity="warning">
			{ messageFor( 'error_quota_exceeded' ) }{ ' ' }
			{ canManageOptions() ? (
				<AdminLink screen="/add-jetpack-ai">
					{ __( 'Upgrade', 'slipstream' ) }
				</AdminLink>
			) : (
				__(
					'Please contact the site administrator to upgrade.',
					'slipstream'
				)
			) }
		</MessageBanner>
	);
}
