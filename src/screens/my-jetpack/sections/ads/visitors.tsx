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
			legend={ __( 'Choices of visitors', 'slipstream' ) }
			labels={ VISITORS }
		>
			<p>
				{ __(
					'Before a visitor agrees, no code of an ad runs. The offer stands at the end of pages with ads: who takes it, and whose browser sends Global Privacy Control, gets no ads.',
					'slipstream'
				) }
			</p>
			{ draft.wordads_ccpa_enabled && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="url"
					label={ __(
						'Address of the privacy policy',
						'slipstream'
					) }
					help={
						message ||
						__(
							'It stands below the offer. If empty, the privacy policy page of this site does.',
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
