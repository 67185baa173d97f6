import { __ } from '@wordpress/i18n';
import { aiSettings } from '@slipstream/site-settings';
import { OptimisticToggle } from '@slipstream/ui';
import type { AiStatus } from './ai-settings';

interface Props {
	status: AiStatus;
	isOn: boolean;
	save: ( isOn: boolean ) => Promise< unknown >;
}

/** The switch for all of AI: the same as that of the feature. It acts at once. */
export function AiSwitch( { status, isOn, save }: Props ) {
	const { label, description } = aiSettings.slipstream_ai_enabled;
	return (
		<OptimisticToggle
			label={ label }
			help={
				status.is_supported
					? description
					: __(
							'AI is turned off in WordPress itself, so nobody can use it.',
							'slipstream'
						)
			}
			checked={ isOn }
			onChange={ save }
		/>
	);
}
