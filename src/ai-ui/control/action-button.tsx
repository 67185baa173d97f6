import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { AiAction } from './actions';

const LABELS: Readonly< Record< AiAction, () => string > > = {
	generate: () => __( 'Generate', 'slipstream' ),
	stop: () => __( 'Stop', 'slipstream' ),
	cancel: () => __( 'Cancel', 'slipstream' ),
	continue: () => __( 'Continue', 'slipstream' ),
	accept: () => __( 'Accept', 'slipstream' ),
	discard: () => __( 'Discard', 'slipstream' ),
	regenerate: () => __( 'Regenerate', 'slipstream' ),
	undo: () => __( 'Undo', 'slipstream' ),
};

interface Props {
	action: AiAction;
	label?: string;
	/** Whether it is the one thing the author most likely wants now. */
	isMain: boolean;
	isEnabled: boolean;
	onClick: () => void;
}

function variantOf( action: AiAction, isMain: boolean ) {
	if ( isMain && action !== 'stop' ) {
		return 'primary';
	}
	return action === 'stop' || action === 'accept' ? 'secondary' : 'tertiary';
}

/** One action of a prompt control. */
export function ActionButton( {
	action,
	label,
	isMain,
	isEnabled,
	onClick,
}: Props ) {
	return (
		<Button
			size="compact"
			variant={ variantOf( action, isMain ) }
			disabled={ ! isEnabled }
			accessibleWhenDisabled
			onClick={ onClick }
		>
			{ label ?? LABELS[ action ]() }
		</Button>
	);
}
