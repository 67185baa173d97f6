import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { adsSettings } from '@slipstream/site-settings';
import { VISITORS } from './draft';
import { Switches } from './parts';
import type { Props } from './parts';

const POLICY = adsSettings.wordads_ccpa_privacy_policy_url;

/** What is so while a switch is on. */
const EFFECTS = {
	wordads_cmp_enabled: __(
		'No ad code runs before a visitor agrees.',
		'slipstream'
	),
	wordads_ccpa_enabled: __(
		'The opt-out link appears at the end of pages with ads. Visitors who use it, or whose browser sends Global Privacy Control, see no ads.',
		'slipstream'
	),
};

/** What visitors may decide about ads. */
export function Visitors( { form }: Props ) {
	const { draft, change, messages } = form;
	const message = messages.wordads_ccpa_privacy_policy_url;
	return (
		<Switches
			form={ form }
			legend={ __( 'Visitor choices', 'slipstream' ) }
			names={ VISITORS }
			effects={ EFFECTS }
		>
			{ draft.wordads_ccpa_enabled && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="url"
					label={ POLICY.label }
					help={ message || POLICY.description }
					maxLength={ POLICY.limits.maxLength }
					aria-invalid={ !! message }
					value={ draft.wordads_ccpa_privacy_policy_url }
					onChange={ ( url ) =>
						change( { wordads_ccpa_privacy_policy_url: url } )
					}
				/>
			) }
		</Switches>
	);
}
