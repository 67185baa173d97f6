import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { check, chevronDown, chevronUp, closeSmall } from '@wordpress/icons';

interface Props {
	/** Number of the change that is looked at; 0 for none. */
	current: number;
	count: number;
	isAccepted: boolean;
	onMove: ( step: 1 | -1 ) => void;
	onToggle: () => void;
}

/** Goes from change to change, and decides on the one that is looked at. */
export function DiffBar( {
	current,
	count,
	isAccepted,
	onMove,
	onToggle,
}: Props ) {
	return (
		<div className="slipstream-ai-diff__bar">
			<Button
				size="small"
				icon={ chevronUp }
				label={ __( 'Previous change', 'slipstream' ) }
				onClick={ () => onMove( -1 ) }
			/>
			<Button
				size="small"
				icon={ chevronDown }
				label={ __( 'Next change', 'slipstream' ) }
				onClick={ () => onMove( 1 ) }
			/>
			<span>
				{ current === 0
					? sprintf(
							/* translators: %d: how many changes a suggestion makes. */
							_n(
								'%d change',
								'%d changes',
								count,
								'slipstream'
							),
							count
						)
					: sprintf(
							/* translators: 1: number of a change, 2: how many there are. */
							__( '%1$d of %2$d', 'slipstream' ),
							current,
							count
						) }
			</span>
			<Button
				size="small"
				icon={ isAccepted ? closeSmall : check }
				disabled={ current === 0 }
				accessibleWhenDisabled
				onClick={ onToggle }
			>
				{ isAccepted
					? __( 'Reject this change', 'slipstream' )
					: __( 'Accept this change', 'slipstream' ) }
			</Button>
		</div>
	);
}
