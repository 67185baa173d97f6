import { getSettings, canManageOptions } from '@slipstream/settings';
import { __, sprintf } from '@wordpress/i18n';
import { AdminLink } from './admin-link';

function DemoNotice() {
	return (
		<>
			{ __(
				'The demo engine answers with sample text, not with a model.',
				'slipstream'
			) }{ ' ' }
			{ canManageOptions() ? (
				<AdminLink screen="/add-jetpack-ai">
					{ __( 'Add an AI endpoint', 'slipstream' ) }
				</AdminLink>
			) : (
				__(
					'The site administrator can add an AI endpoint.',
					'slipstream'
				)
			) }
		</>
	);
}

/** Says who answers, and that the answer may be wrong. */
export function AiFootnote() {
	const { engine, model } = getSettings().ai;
	return (
		<p className="slipstream-ai-footnote">
			{ __(
				'AI-generated content could be inaccurate or biased.',
				'slipstream'
			) }{ ' ' }
			{ engine === 'demo' && <DemoNotice /> }
			{ engine !== 'demo' &&
				model !== '' &&
				/* translators: %s: name of an AI model. */
				sprintf( __( 'Model: %s', 'slipstream' ), model ) }
		</p>
	);
}
