import { __ } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import type { FirstStep } from '@slipstream/ui';
import type { AiStatus } from '../../ai-settings';

/** It is done once the server has answered. */
export const firstStep: FirstStep = {
	id: 'ai-server',
	order: 10,
	title: __( 'Choose an AI server', 'slipstream' ),
	text: __(
		'Authors can then ask for text, translations, and images. Use one on your own machine, or any that supports the OpenAI API.',
		'slipstream'
	),
	link: {
		label: __( 'Choose a server', 'slipstream' ),
		href: () => '#/add-jetpack-ai',
	},
	isDone: async () => {
		const { engine, test } = await getHttp().get< AiStatus >(
			'slipstream/v1/ai-status'
		);
		return (
			( engine === 'core' || engine === 'openai' ) &&
			test.state === 'works'
		);
	},
};
