import { canManageOptions } from '@slipstream/settings';
import { __ } from '@wordpress/i18n';
import { AdminLink } from './admin-link';
import { MessageBanner } from './message-banner';

/** Says that what answers here cannot look at images, and what to do about it. */
export function BlindBanner() {
	return (
		<MessageBanner severity="info">
			{ __(
				'The AI server of this site cannot read images. Write the text yourself.',
				'slipstream'
			) }{ ' ' }
			{ canManageOptions() ? (
				<AdminLink screen="/add-jetpack-ai">
					{ __( 'Choose a model that reads images', 'slipstream' ) }
				</AdminLink>
			) : (
				__(
					'The site administrator can choose a model that reads images.',
					'slipstream'
				)
			) }
		</MessageBanner>
	);
}
