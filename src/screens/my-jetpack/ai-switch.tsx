import { __ } from '@wordpress/i18n';
import { aiSettings } from '@slipstream/site-settings';
import { OptimisticToggle, useNotify } from '@slipstream/ui';
import { AI, aiSentence, useAgreement } from './turning-off';
import type { AiStatus } from './ai-settings';

interface Props {
	status: AiStatus;
	isOn: boolean;
	save: ( isOn: boolean ) => Promise< unknown >;
}

/** The switch for all of AI: the same as that of the feature. It asks what that asks, and says what is so then. */
export function AiSwitch( { status, isOn, save }: Props ) {
	const { label, description } = aiSettings.slipstream_ai_enabled;
	const isAgreed = useAgreement();
	const notify = useNotify();
	const feature = {
		key: AI,
		title: __( 'AI', 'slipstream' ),
		hidesBlocks: false,
	};
	const change = async ( isWanted: boolean ) => {
		await save( isWanted );
		// Where WordPress keeps AI off, the help below says so.
		if ( status.is_supported || ! isWanted ) {
			notify( aiSentence( isWanted ) );
		}
	};
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
			isAgreed={ async ( isWanted ) => isWanted || isAgreed( feature ) }
			onChange={ change }
		/>
	);
}
