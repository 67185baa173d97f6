import { applyChanges } from '@slipstream/ai-diff';
import { markedMetadata, markMade } from '@slipstream/ai-provenance';
import { createBlock, serialize } from '@wordpress/blocks';
import { reconcile } from './reconcile';
import { rowsOf } from './targets';
import type { Entry } from './session';
import type { Target } from './targets';
import type {
	BlockEditorActions,
	BlockEditorSelectors,
} from '@wordpress/block-editor';
import type { MarkdownApi } from '@slipstream/markdown';
import type { Block } from '@wordpress/blocks';

/** The editor that the texts stand in. */
export interface Editor {
	readonly selectors: BlockEditorSelectors;
	readonly actions: BlockEditorActions;
	/** Makes several changes one. */
	readonly batch: ( change: () => void ) => void;
}

/** A text and what becomes of it. */
export interface Result {
	readonly target: Target;
	readonly entry: Entry;
}

const TWO_BREAKS = /<br\s*\/?>\s*<br\s*\/?>/;

function textOf( { entry }: Result ): string {
	const { diff } = entry.suggestion;
	return applyChanges( diff.original, diff.changes, entry.accepted );
}

/** Breaks between paragraphs become paragraphs; the first keeps its block, the others get its look but not its name. */
function applyParagraph( html: string, target: Target, editor: Editor ): void {
	const { actions, selectors } = editor;
	const { clientId, block } = target;
	const [ first = '', ...more ] = TWO_BREAKS.test( target.html )
		? [ html ]
		: html.split( TWO_BREAKS );
	void actions.updateBlockAttributes( clientId, {
		content: first,
		metadata: markedMetadata( block.attributes, 'edited' ),
	} );
	if ( more.length > 0 ) {
		const { anchor: _, metadata: __, ...look } = block.attributes;
		void actions.insertBlocks(
			markMade(
				more.map( ( content ) =>
					createBlock( block.name, { ...look, content } )
				)
			),
			selectors.getBlockIndex( clientId ) + 1,
			selectors.getBlockRootClientId( clientId ) ?? undefined,
			false
		);
	}
}

function applyCell( html: string, target: Target, editor: Editor ): void {
	const { cell, clientId } = target;
	const block = editor.selectors.getBlock( clientId );
	if ( ! cell || ! block ) {
		return;
	}
	const rows = rowsOf( block, cell.section ).map( ( row, at ) =>
		at === cell.row
			? {
					...row,
					cells: row.cells.map( ( own, place ) =>
						place === cell.cell ? { ...own, content: html } : own
					),
				}
			: row
	);
	void editor.actions.updateBlockAttributes( clientId, {
		[ cell.section ]: rows,
		metadata: markedMetadata( block.attributes, 'edited' ),
	} );
}

/** Puts a text of several blocks into its block, or in its place. */
function applyBlocks(
	text: string,
	{ target, entry }: Result,
	editor: Editor,
	markdown: MarkdownApi
): void {
	const { block, clientId } = target;
	const { actions } = editor;
	const next = markdown.markdownToBlocks( text );
	const [ only, ...more ] = next;
	const isSameKind = only?.name === block.name && more.length === 0;
	const inner = ( blocks: readonly Block[] ) =>
		void actions.replaceInnerBlocks(
			clientId,
			reconcile( block.innerBlocks, blocks ),
			false
		);
	const isKept =
		! entry.suggestion.replaces &&
		( isSameKind || block.name === 'core/quote' );
	if ( isKept ) {
		inner( isSameKind ? only.innerBlocks : next );
		void actions.updateBlockAttributes( clientId, {
			metadata: markedMetadata( block.attributes, 'edited' ),
		} );
	} else {
		void actions.replaceBlocks(
			clientId,
			markMade( next ),
			next.length - 1,
			-1
		);
	}
}

function applyOne(
	result: Result,
	editor: Editor,
	markdown: MarkdownApi
): void {
	const { target, entry } = result;
	const text = textOf( result );
	if ( ! entry.suggestion.isRich ) {
		applyBlocks( text, result, editor, markdown );
	} else if ( target.cell ) {
		applyCell( text, target, editor );
	} else if ( target.extension === 'paragraph' ) {
		applyParagraph( text, target, editor );
	} else if ( target.attribute ) {
		void editor.actions.updateBlockAttributes( target.clientId, {
			[ target.attribute ]: text,
			metadata: markedMetadata( target.block.attributes, 'edited' ),
		} );
	}
}

/**
 * Whether a text is still what the suggestion was made for: its block is there, with the same content.
 *
 * @param target The text.
 * @param editor The editor.
 */
export function isUnchanged( target: Target, editor: Editor ): boolean {
	const block = editor.selectors.getBlock( target.clientId );
	return !! block && serialize( [ block ] ) === serialize( [ target.block ] );
}

/**
 * Makes the accepted changes, in one step that one undo takes back.
 *
 * @param results  Texts and what becomes of them.
 * @param editor   The editor.
 * @param markdown Converters.
 */
export function applyResults(
	results: readonly Result[],
	editor: Editor,
	markdown: MarkdownApi
): void {
	editor.batch( () => {
		for ( const result of results ) {
			if ( result.entry.accepted.size > 0 ) {
				applyOne( result, editor, markdown );
			}
		}
		void editor.actions.__unstableMarkLastChangeAsPersistent();
	} );
}
