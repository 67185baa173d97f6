import { getSettings, canManageOptions } from '@slipstream/settings';
import { __, sprintf } from '@wordpress/i18n';
import { estimateSentence } from '../estimate';
import { AdminLink } from './admin-link';
import { UsageReminder } from './usage-reminder';

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

interface Props {
	/** The length of what the next request sends, where that is known. */
	characters?: number;
}

/** Says who answers, that the answer may be wrong, and how much may still be asked. */
export function AiFootnote( { characters }: Props ) {
	const { engine, model, price } = getSettings().ai;
	return (
		<p className="slipstream-ai-footnote">
			<UsageReminder />
			{ characters !== undefined &&
				price &&
				estimateSentence( characters, price ) }{ ' ' }
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
