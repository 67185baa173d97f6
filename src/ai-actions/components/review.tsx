import { applyChanges, DiffView, ResultText } from '@slipstream/ai-diff';
import { isBusy } from '@slipstream/ai-client';
import { SuggestedText } from '@slipstream/ai-ui';
import { getBlockType } from '@wordpress/blocks';
import { __, sprintf } from '@wordpress/i18n';
import { ownRequest } from '../actions';
import { AnswerNotes } from './answer-notes';
import type { Edits } from '../use-edits';
import type { Entry } from '../session';
import type { Target } from '../targets';

interface Props {
	edits: Edits;
	targets: readonly Target[];
	/** Whether it is shown what the suggestions change, or what comes of them. */
	showsChanges: boolean;
}

function labelOf( { block }: Target, index: number, count: number ): string {
	const name = getBlockType( block.name )?.title ?? block.name;
	return count === 1
		? /* translators: %s: kind of a block, as "Paragraph". */
			sprintf( __( 'Suggested changes: %s', 'slipstream' ), name )
		: sprintf(
				/* translators: 1: kind of a block, as "Paragraph", 2: its number, 3: how many there are. */
				__( 'Suggested changes: %1$s, %2$d of %3$d', 'slipstream' ),
				name,
				index + 1,
				count
			);
}

/** What is to be said about a suggestion before it is taken. */
function Notes( { edits, index }: { edits: Edits; index: number } ) {
	const entry = edits.round?.[ index ];
	if ( ! entry || isBusy( edits.request.state ) ) {
		return null;
	}
	return (
		<AnswerNotes
			text={ entry.suggestion.text }
			wrong={ entry.wrong }
			onAgain={ () => edits.again( index ) }
			onKeep={ () => edits.keep( index ) }
			onReplace={ ( text ) => edits.reword( index, text ) }
			onChange={ ( request ) =>
				edits.ask( ownRequest( request ), index )
			}
		/>
	);
}

/** What comes of a suggestion, with the changes that the author takes. */
function Result( { suggestion, accepted }: Entry ) {
	const { diff, isRich } = suggestion;
	return isRich ? (
		<ResultText diff={ diff } accepted={ accepted } />
	) : (
		<SuggestedText
			text={ applyChanges( diff.original, diff.changes, accepted ) }
		/>
	);
}

/** The suggestion for each text, and the one that is arriving. */
export function Review( { edits, targets, showsChanges }: Props ) {
	const { round, request } = edits;
	if ( ! round ) {
		return null;
	}
	return (
		<div className="slipstream-ai-panel__texts">
			{ targets.map( ( target, index ) => {
				const entry = round[ index ];
				if ( ! entry ) {
					return null;
				}
				const label = labelOf( target, index, targets.length );
				return (
					<section key={ index } aria-label={ label }>
						{ targets.length > 1 && (
							<h3 aria-hidden="true">{ label }</h3>
						) }
						{ showsChanges ? (
							<DiffView
								key={ `${ edits.session.shown } ${ index }` }
								label={ label }
								diff={ entry.suggestion.diff }
								accepted={ entry.accepted }
								onDecide={ ( accepted ) =>
									edits.decide( index, accepted )
								}
							/>
						) : (
							<Result { ...entry } />
						) }
						<Notes edits={ edits } index={ index } />
					</section>
				);
			} ) }
			{ isBusy( request.state ) && request.text && (
				<SuggestedText text={ request.text } isArriving />
			) }
		</div>
	);
}
