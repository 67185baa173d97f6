import { Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ChangeMark } from './change-mark';
import { TokenRuns } from './token-runs';
import { useDecisions } from './use-decisions';
import type { TextDiff } from './diff-texts';

export interface DiffViewProps {
	diff: TextDiff;
	/** Ids of the changes that are going to be made. */
	accepted: ReadonlySet< number >;
	/** Without it the changes are only shown. */
	onDecide?: ( accepted: ReadonlySet< number > ) => void;
	label?: string;
	/** The text's language and direction, where they are not the page's. */
	lang?: string;
	dir?: string;
}

/**
 * A text with all that a suggestion changes in it; beside each change are buttons that accept and reject it.
 *
 * Arrow down and arrow up (also n and p) go from change to change; A accepts one, R rejects it, Space turns it over.
 */
export function DiffView( props: DiffViewProps ) {
	const { diff, accepted, onDecide, label } = props;
	const { changes, original } = diff;
	const { text, at, setAt, decide, onKeyDown } = useDecisions( props );
	if ( changes.length === 0 ) {
		return (
			<p className="slipstream-ai-diff__none">
				{ __( 'No changes.', 'slipstream' ) }
			</p>
		);
	}
	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Its keys; the buttons in it do the same.
		<div
			ref={ text }
			className="slipstream-ai-diff__text"
			role="group"
			aria-label={ label ?? __( 'Suggested changes', 'slipstream' ) }
			lang={ props.lang }
			dir={ props.dir }
			// Keys go from change to change in it.

			tabIndex={ onDecide ? 0 : undefined }
			onKeyDown={ onDecide && onKeyDown }
		>
			{ changes.map( ( change, index ) => (
				<Fragment key={ change.id }>
					<TokenRuns
						tokens={ original.tokens.slice(
							changes[ index - 1 ]?.to ?? 0,
							change.from
						) }
					/>
					<ChangeMark
						change={ change }
						count={ changes.length }
						isCurrent={ index === at }
						isAccepted={ accepted.has( change.id ) }
						onReach={ () => setAt( index ) }
						onDecide={
							onDecide &&
							( ( isAccepted ) => decide( index, isAccepted ) )
						}
					/>
				</Fragment>
			) ) }
			<TokenRuns
				tokens={ original.tokens.slice( changes.at( -1 )?.to ) }
			/>
		</div>
	);
}
