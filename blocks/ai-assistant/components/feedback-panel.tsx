import { FeedbackLink } from '@slipstream/ai-ui';
import { getSettings } from '@slipstream/settings';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** A panel of the sidebar that asks what authors think. */
export function FeedbackPanel() {
	return getSettings().ai.feedback ? (
		<InspectorControls>
			<PanelBody title={ __( 'Feedback', 'slipstream' ) }>
				<p>
					{ __(
						'Tell us what works and what does not. Your content is not sent.',
						'slipstream'
					) }
				</p>
				<FeedbackLink />
			</PanelBody>
		</InspectorControls>
	) : null;
}
