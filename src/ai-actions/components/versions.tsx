import { Button } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';

interface Props {
	/** Number of the suggestion that is shown, from 0; -1 for the original. */
	shown: number;
	count: number;
	/** Whether the original is one of them. */
	hasOriginal?: boolean;
	onShow: ( shown: number ) => void;
}

/** Goes through the answers of a session. Nothing where there is one. */
export function Versions( {
	shown,
	count,
	hasOriginal = false,
	onShow,
}: Props ) {
	if ( count < 2 && shown !== -1 ) {
		return null;
	}
	const [ back, forth ] = isRTL()
		? [ chevronRight, chevronLeft ]
		: [ chevronLeft, chevronRight ];
	return (
		<span className="slipstream-ai-panel__versions">
			<Button
				size="small"
				icon={ back }
				label={ __( 'Previous suggestion', 'slipstream' ) }
				disabled={ shown === ( hasOriginal ? -1 : 0 ) }
				accessibleWhenDisabled
				onClick={ () => onShow( shown - 1 ) }
			/>
			<span>
				{ shown === -1
					? __( 'Original text', 'slipstream' )
					: sprintf(
							/* translators: 1: number of a suggestion, 2: how many there are. */
							__( 'Suggestion %1$d of %2$d', 'slipstream' ),
							shown + 1,
							count
						) }
			</span>
			<Button
				size="small"
				icon={ forth }
				label={ __( 'Next suggestion', 'slipstream' ) }
				disabled={ shown === count - 1 }
				accessibleWhenDisabled
				onClick={ () => onShow( shown + 1 ) }
			/>
		</span>
	);
}
