import { Button, VisuallyHidden } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { check, closeSmall } from '@wordpress/icons';
import { TokenRuns } from './token-runs';
import type { Change } from './diff-texts';

interface Props {
	change: Change;
	/** How many changes there are. */
	count: number;
	isCurrent: boolean;
	isAccepted: boolean;
	/** The author has come to it. */
	onReach: () => void;
	/** Without it the change is only shown. */
	onDecide?: ( isAccepted: boolean ) => void;
}

/** Takes a change, or leaves it; it stands beside the change. */
function Decision( {
	isAccepted,
	onDecide,
}: {
	isAccepted: boolean;
	onDecide: ( isAccepted: boolean ) => void;
} ) {
	return (
		<span className="slipstream-ai-diff__decision">
			<Button
				size="small"
				icon={ check }
				label={ __( 'Accept this change', 'slipstream' ) }
				aria-pressed={ isAccepted }
				onClick={ () => onDecide( true ) }
			/>
			<Button
				size="small"
				icon={ closeSmall }
				label={ __( 'Reject this change', 'slipstream' ) }
				aria-pressed={ ! isAccepted }
				onClick={ () => onDecide( false ) }
			/>
		</span>
	);
}

/** One change in its text: what goes, struck out, and what comes, underlined. */
export function ChangeMark( {
	change,
	count,
	isCurrent,
	isAccepted,
	onReach,
	onDecide,
}: Props ) {
	const ref = useRef< HTMLSpanElement >( null );
	useEffect( () => {
		if ( isCurrent ) {
			ref.current?.scrollIntoView?.( { block: 'nearest' } );
		}
	}, [ isCurrent ] );
	const state = [
		isCurrent && 'is-current',
		! isAccepted && 'is-rejected',
	].filter( Boolean );
	return (
		<span
			ref={ ref }
			className={ [ 'slipstream-ai-diff__change', ...state ].join( ' ' ) }
			role="group"
			aria-label={ sprintf(
				/* translators: 1: number of a change, 2: how many there are. */
				__( 'Change %1$d of %2$d', 'slipstream' ),
				change.id + 1,
				count
			) }
			onFocus={ onReach }
		>
			{ change.removed.length > 0 && (
				<del>
					<VisuallyHidden as="span">
						{ __( 'Removed:', 'slipstream' ) }{ ' ' }
					</VisuallyHidden>
					<TokenRuns tokens={ change.removed } />
				</del>
			) }
			{ change.added.length > 0 && (
				<ins>
					<VisuallyHidden as="span">
						{ __( 'Added:', 'slipstream' ) }{ ' ' }
					</VisuallyHidden>
					<TokenRuns tokens={ change.added } />
				</ins>
			) }
			{ onDecide && (
				<Decision isAccepted={ isAccepted } onDecide={ onDecide } />
			) }
		</span>
	);
}
