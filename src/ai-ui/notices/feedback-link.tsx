import { getSettings } from '@slipstream/settings';
import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Leads to where authors tell what they think of the assistant. Nothing where the site has no such place. */
export function FeedbackLink() {
	const { feedback } = getSettings().ai;
	return feedback ? (
		<ExternalLink href={ feedback }>
			{ __( 'Share feedback', 'slipstream' ) }
		</ExternalLink>
	) : null;
}
