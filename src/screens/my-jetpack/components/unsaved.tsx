import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	isDirty: boolean;
	isSaving: boolean;
	onDiscard: () => void;
}

/** That something is not saved, and the way back. */
export function Unsaved( { isDirty, isSaving, onDiscard }: Props ) {
	return isDirty ? (
		<>
			<Button
				variant="tertiary"
				disabled={ isSaving }
				accessibleWhenDisabled
				onClick={ onDiscard }
			>
				{ __( 'Discard changes', 'slipstream' ) }
			</Button>
			<span className="slipstream-writing__unsaved">
				{ __( 'There are unsaved changes.', 'slipstream' ) }
			</span>
		</>
	) : null;
}
