import { VisuallyHidden } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { TokenRuns } from './token-runs';
import type { Change } from './diff-texts';

interface Props {
	change: Change;
	isCurrent: boolean;
	isAccepted: boolean;
	onChoose: () => void;
}

/** One change in its text: what goes, struck out, and what comes, underlined. */
export function ChangeMark( {
	change,
	isCurrent,
	isAccepted,
	onChoose,
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
		// A pointer's way to a change; keys go there by the view around it and its buttons.
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
		<span
			ref={ ref }
			className={ [ 'slipstream-ai-diff__change', ...state ].join( ' ' ) }
			onClick={ onChoose }
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
		</span>
	);
}
