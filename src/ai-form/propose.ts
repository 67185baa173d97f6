import { arrange } from './arrange';
import { isSubmitBlock, kindOf, valuesOf } from './field-blocks';
import { readAnswer } from './read-answer';
import { arrangeSteps } from './steps';
import { toPlainText } from './text';
import { blockOf, nodesIn } from './tree';
import { Work } from './work';
import type { Description } from './describe';
import type { Mark } from './work';
import type { Block } from '@wordpress/blocks';

/** What becomes of one part of the form. */
export interface Change {
	type: 'same' | Mark | 'removed';
	/** What a field asks for; empty for the button. */
	kind: string;
	label: string;
	isRequired: boolean;
}

/** A form that can take the place of the old one. */
export interface Proposal {
	/** What is to be in the form. */
	blocks: Block[];
	/** The form's parts in their new order, and behind them those that are gone. */
	changes: Change[];
	/** Whether the model has said all that it had to say. */
	isWhole: boolean;
}

function changeOf( block: Block, type: Change[ 'type' ] ): Change {
	const kind = kindOf( block ) ?? '';
	const { label, required } = kind ? valuesOf( block, kind ) : {};
	return {
		type,
		kind,
		label: String( label ?? toPlainText( block.attributes.text ) ),
		isRequired: !! required,
	};
}

function changesOf( work: Work ): Change[] {
	return [
		...nodesIn( work.root )
			.filter(
				( { block } ) => kindOf( block ) || isSubmitBlock( block )
			)
			.map( ( node ) =>
				changeOf( node.block, work.marks.get( node ) ?? 'same' )
			),
		...work.removed.map( ( block ) => changeOf( block, 'removed' ) ),
	];
}

/**
 * The form that an answer makes of a form. Nothing if it changes nothing, or if nothing could be asked any more.
 *
 * @param form        The form's own block, as it is now.
 * @param description The form as the model was told of it.
 * @param text        The answer, or as much of it as has come.
 * @param hasEnded    Whether the answer came to its own end.
 */
export function propose(
	form: Block,
	description: Description,
	text: string,
	hasEnded: boolean
): Proposal | undefined {
	const answer = readAnswer( text );
	const isWhole = hasEnded && answer.isWhole;
	const work = new Work( form, description.known, { ...answer, isWhole } );
	const placed = work.place( answer.items, work.root );
	if ( isWhole ) {
		work.removeMissing();
	}
	arrange( work, placed );
	const submit = answer.items.findLast( ( { type } ) => type === 'submit' );
	work.button( String( submit?.values.label ?? '' ), isWhole );
	arrangeSteps( work.root );
	const changes = changesOf( work );
	const isChanged =
		work.hasOtherSteps || changes.some( ( { type } ) => type !== 'same' );
	return isChanged &&
		changes.some( ( { kind, type } ) => kind && type !== 'removed' )
		? { blocks: blockOf( work.root ).innerBlocks, changes, isWhole }
		: undefined;
}
