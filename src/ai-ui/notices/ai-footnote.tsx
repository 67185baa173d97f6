import { getSettings, canManageOptions } from '@slipstream/settings';
import { __, sprintf } from '@wordpress/i18n';
import { estimateSentence } from '../estimate';
import { AdminLink } from './admin-link';
import { UsageReminder } from './usage-reminder';
import type { ReactNode } from 'react';

function DemoNotice() {
	return (
		<>
			{ __( 'Sample text, no AI.', 'slipstream' ) }{ ' ' }
			{ canManageOptions() ? (
				<AdminLink screen="/add-jetpack-ai">
					{ __( 'Add an AI server', 'slipstream' ) }
				</AdminLink>
			) : (
				__( 'Ask an administrator for it.', 'slipstream' )
			) }
		</>
	);
}

function Disclaimer( { model }: { model: string } ) {
	return (
		<>
			{ __(
				'AI-generated content could be inaccurate or biased.',
				'slipstream'
			) }{ ' ' }
			{ model !== '' && (
				<span className="slipstream-ai-footnote__model">
					{ sprintf(
						/* translators: %s: name of an AI model. */
						__( 'Model: %s', 'slipstream' ),
						model
					) }
				</span>
			) }
		</>
	);
}

interface Props {
	/** The length of what the next request sends, where that is known. */
	characters?: number;
	/** What the next request takes, where that is not told by its length. */
	takes?: ReactNode;
	/** Who answers; the model that writes by default. */
	model?: string;
}

/** Says who answers, that (where AI does) the answer may be wrong, and how much may still be asked. */
export function AiFootnote( { characters, takes, ...props }: Props ) {
	const { engine, estimate, price, ...ai } = getSettings().ai;
	const { model = ai.model } = props;
	return (
		<p className="slipstream-ai-footnote">
			<UsageReminder />
			{ characters !== undefined &&
				price &&
				estimate &&
				estimateSentence( characters, price, estimate ) }
			{ takes }{ ' ' }
			{ engine === 'demo' ? (
				<DemoNotice />
			) : (
				<Disclaimer model={ model } />
			) }
		</p>
	);
}
