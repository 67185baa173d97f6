import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { VISITORS } from './draft';
import { Switches } from './parts';
import type { Props } from './parts';

/** What visitors may decide about ads. */
export function Visitors( { form }: Props ) {
	const { draft, change, messages } = form;
	const message = messages.wordads_ccpa_privacy_policy_url;
	return (
		<Switches
			form={ form }
			legend={ __( 'Visitor choices', 'slipstream' ) }
			labels={ VISITORS }
		>
			<p>
				{ __(
					'No ad code runs before a visitor agrees. The opt-out link appears at the end of pages with ads. Visitors who use it, or whose browser sends Global Privacy Control, see no ads.',
					'slipstream'
				) }
			</p>
			{ draft.wordads_ccpa_enabled && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="url"
					label={ __( 'Privacy policy address', 'slipstream' ) }
					help={
						message ||
						__(
							'Appears below the opt-out link. If empty, this site’s privacy policy page is used.',
							'slipstream'
						)
					}
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
