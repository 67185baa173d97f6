import { canManageOptions } from '@slipstream/settings';
import { __ } from '@wordpress/i18n';
import { AdminLink } from './admin-link';
import { MessageBanner } from './message-banner';

/** Says that what answers here cannot look at images, and what to do about it. */
export function BlindBanner() {
	return (
		<MessageBanner severity="info">
			{ __( 'This site’s AI cannot read images.', 'slipstream' ) }{ ' ' }
			{ canManageOptions() ? (
				<AdminLink screen="/add-jetpack-ai">
					{ __( 'Choose another model', 'slipstream' ) }
				</AdminLink>
			) : (
				__( 'Ask an administrator for it.', 'slipstream' )
			) }
		</MessageBanner>
	);
}
