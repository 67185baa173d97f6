import { diffArrays } from 'diff/lib/diff/array.js';
import { applyChange, ownMarks } from './apply-change';
import type { Text, Token } from './texts';

/** One change: some pieces of the original and what stands in their place. Either may be empty. */
export interface Change {
	/** Its place in the list of changes. */
	readonly id: number;
	/** The first piece of the original that it takes away. */
	readonly from: number;
	/** The first piece behind it. */
	readonly to: number;
	readonly removed: readonly Token[];
	readonly added: readonly Token[];
}

/** All that a suggestion changes. */
export interface TextDiff {
	readonly original: Text;
	readonly changes: readonly Change[];
}

/** Longer comparisons than this, in milliseconds, are of texts with little in common. */
const PATIENCE = 500;

type Range = Pick< Change, 'from' | 'to' | 'removed' | 'added' >;

/** A step from one text to the other. */
interface Part {
	readonly removed: boolean;
	readonly added: boolean;
	readonly count: number;
}

function partsOf( original: Text, suggestion: Text ): readonly Part[] {
	const before = original.tokens.map( original.keyOf );
	const after = suggestion.tokens.map( original.keyOf );
	return (
		diffArrays( before, after, { timeout: PATIENCE } ) ?? [
			{ removed: true, added: false, count: before.length },
			{ removed: false, added: true, count: after.length },
		]
	);
}

function rangesOf( original: Text, suggestion: Text ): Range[] {
	const ranges: Range[] = [];
	let at = 0;
	let next = 0;
	for ( const { removed, added, count } of partsOf( original, suggestion ) ) {
		const end = added ? at : at + count;
		const nextEnd = removed ? next : next + count;
		if ( removed || added ) {
			ranges.push( {
				from: at,
				to: end,
				removed: original.tokens.slice( at, end ),
				added: suggestion.tokens.slice( next, nextEnd ),
			} );
		}
		at = end;
		next = nextEnd;
	}
	return ranges;
}

/** Whether there is nothing between two changes, or nothing but a space: they read as one. */
function isNarrow( gap: readonly Token[] ): boolean {
	return (
		gap.length <= 1 &&
		gap.every( ( { text } ) => /^[^\S\n]+$/.test( text ) )
	);
}

function withoutGaps( ranges: readonly Range[], original: Text ): Range[] {
	const merged: Range[] = [];
	for ( const range of ranges ) {
		const last = merged.at( -1 );
		const gap = last ? original.tokens.slice( last.to, range.from ) : [];
		if ( ! last || ! isNarrow( gap ) ) {
			merged.push( range );
			continue;
		}
		merged[ merged.length - 1 ] = {
			from: last.from,
			to: range.to,
			removed: [ ...last.removed, ...gap, ...range.removed ],
			added: [ ...last.added, ...gap, ...range.added ],
		};
	}
	return merged;
}

/**
 * Compares a text with a suggestion, word by word.
 *
 * @param original   The text.
 * @param suggestion What might stand in its place, of the same kind.
 */
export function diffTexts( original: Text, suggestion: Text ): TextDiff {
	const own = ownMarks( original.tokens );
	const ranges = withoutGaps( rangesOf( original, suggestion ), original );
	return {
		original,
		changes: ranges.map( ( range, id ) => ( {
			...range,
			id,
			added: applyChange( range.added, {
				removed: range.removed,
				before: original.tokens[ range.from - 1 ],
				after: original.tokens[ range.to ],
				own,
			} ),
		} ) ),
	};
}

/**
 * The pieces of the text with some of the changes made.
 *
 * @param original The text.
 * @param changes  All changes, in their order.
 * @param accepted Ids of those to make.
 */
export function resultTokens(
	original: Text,
	changes: readonly Change[],
	accepted: ReadonlySet< number >
): Token[] {
	const tokens: Token[] = [];
	let at = 0;
	for ( const { id, from, to, added } of changes ) {
		if ( accepted.has( id ) ) {
			tokens.push( ...original.tokens.slice( at, from ), ...added );
			at = to;
		}
	}
	return [ ...tokens, ...original.tokens.slice( at ) ];
}

/**
 * The text with some of the changes made: with none it is the original to the letter, with all of them the suggestion.
 *
 * @param original The text.
 * @param changes  All changes, in their order.
 * @param accepted Ids of those to make.
 */
export function applyChanges(
	original: Text,
	changes: readonly Change[],
	accepted: ReadonlySet< number >
): string {
	return changes.some( ( { id } ) => accepted.has( id ) )
		? original.join( resultTokens( original, changes, accepted ) )
		: original.source;
}
