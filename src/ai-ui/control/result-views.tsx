import { Button, VisuallyHidden } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';

interface Versions {
	/** Number of the suggestion that is shown, from 0. */
	shown: number;
	count: number;
	onShow: ( shown: number ) => void;
}

/** Which of several results is shown, and how. */
export interface ResultViewsProps {
	versions?: Versions;
	/** Where the result changes a text: whether it is shown what. */
	changes?: { isShown: boolean; onToggle: () => void };
}

/** Goes through the answers of a session. */
function VersionArrows( { shown, count, onShow }: Versions ) {
	const [ back, forth ] = isRTL()
		? [ chevronRight, chevronLeft ]
		: [ chevronLeft, chevronRight ];
	return (
		<span className="slipstream-ai-control__versions">
			<Button
				size="compact"
				icon={ back }
				label={ __( 'Previous suggestion', 'slipstream' ) }
				disabled={ shown === 0 }
				accessibleWhenDisabled
				onClick={ () => onShow( shown - 1 ) }
			/>
			<span role="status">
				<VisuallyHidden as="span">
					{ sprintf(
						/* translators: 1: number of a suggestion, 2: how many there are. */
						__( 'Suggestion %1$d of %2$d', 'slipstream' ),
						shown + 1,
						count
					) }
				</VisuallyHidden>
				<span aria-hidden="true">{ `${ shown + 1 }/${ count }` }</span>
			</span>
			<Button
				size="compact"
				icon={ forth }
				label={ __( 'Next suggestion', 'slipstream' ) }
				disabled={ shown === count - 1 }
				accessibleWhenDisabled
				onClick={ () => onShow( shown + 1 ) }
			/>
		</span>
	);
}

/** Arrows that step through versions, and a toggle that shows what changed; each where there is something to see. */
export function ResultViews( { versions, changes }: ResultViewsProps ) {
	const hasVersions = versions && versions.count > 1 && versions.shown >= 0;
	return hasVersions || changes ? (
		<div className="slipstream-ai-control__views">
			{ hasVersions && <VersionArrows { ...versions } /> }
			{ changes && (
				<Button
					size="compact"
					variant="tertiary"
					aria-pressed={ changes.isShown }
					onClick={ changes.onToggle }
				>
					{ __( 'Show changes', 'slipstream' ) }
				</Button>
			) }
		</div>
	) : null;
}
