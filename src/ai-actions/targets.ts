import type { MarkdownApi } from '@slipstream/markdown';
import type { Block } from '@wordpress/blocks';

/** Where a cell is: section, row and place in it. */
export interface CellPlace {
	readonly section: 'head' | 'body' | 'foot';
	readonly row: number;
	readonly cell: number;
}

/** A text in a post that a request can be about. */
export interface Target {
	readonly clientId: string;
	/** The kind of block, as the provider names it. */
	readonly extension: string;
	/** The attribute that holds a rich text; without one the text is that of the blocks inside. */
	readonly attribute?: string;
	readonly cell?: CellPlace;
	/** The text: HTML where it is one rich text, else nothing. */
	readonly html: string;
	/** The block as it was. */
	readonly block: Block;
}

interface Cell {
	content?: unknown;
}

const SECTIONS = [ 'head', 'body', 'foot' ] as const;

/** The kind of each supported block, and the attribute of those with one rich text. */
const KINDS: Readonly<
	Record< string, { extension: string; attribute?: string } >
> = {
	'core/paragraph': { extension: 'paragraph', attribute: 'content' },
	'core/heading': { extension: 'heading', attribute: 'content' },
	'core/list': { extension: 'list' },
	'core/list-item': { extension: 'list-item', attribute: 'content' },
	'core/quote': { extension: 'quote' },
	'core/pullquote': { extension: 'pullquote', attribute: 'value' },
	'core/button': { extension: 'button', attribute: 'text' },
};

function hasText( html: string ): boolean {
	return html.replace( /<[^>]*>|&nbsp;/g, '' ).trim() !== '';
}

/** The rows of a table's section, as its attribute holds them. */
export function rowsOf(
	block: Block,
	section: CellPlace[ 'section' ]
): readonly { readonly cells: readonly Cell[] }[] {
	const rows: unknown = block.attributes[ section ];
	return Array.isArray( rows )
		? ( rows as { readonly cells: readonly Cell[] }[] )
		: [];
}

function cellTargets( block: Block, only?: CellPlace ): Target[] {
	const places = SECTIONS.flatMap( ( section ) =>
		rowsOf( block, section ).flatMap( ( { cells }, row ) =>
			cells.map( ( { content }, cell ) => ( {
				place: { section, row, cell },
				html: String( content ?? '' ),
			} ) )
		)
	);
	return places
		.filter(
			( { place } ) =>
				! only ||
				( place.section === only.section &&
					place.row === only.row &&
					place.cell === only.cell )
		)
		.map( ( { place, html } ) => ( {
			clientId: block.clientId,
			extension: 'table',
			attribute: place.section,
			cell: place,
			html,
			block,
		} ) );
}

function targetsIn( block: Block, cell?: CellPlace ): Target[] {
	if ( block.name === 'core/table' ) {
		return cellTargets( block, cell );
	}
	const kind = KINDS[ block.name ];
	if ( ! kind ) {
		return block.innerBlocks.flatMap( ( inner ) => targetsIn( inner ) );
	}
	const html = kind.attribute
		? String( block.attributes[ kind.attribute ] ?? '' )
		: '';
	return [ { ...kind, clientId: block.clientId, html, block } ];
}

/**
 * The texts in blocks, in their order: one for each that has words.
 *
 * @param blocks The blocks; those of other kinds are searched for such that have text.
 * @param cell   Of a table, the one cell that is meant.
 */
export function targetsOf(
	blocks: readonly Block[],
	cell?: CellPlace
): Target[] {
	return blocks
		.flatMap( ( block ) => targetsIn( block, cell ) )
		.filter( ( { attribute, html, block } ) =>
			attribute ? hasText( html ) : block.innerBlocks.length > 0
		);
}

/**
 * The Markdown of a text.
 *
 * @param target   The text.
 * @param markdown Converters.
 */
export function markdownOf( target: Target, markdown: MarkdownApi ): string {
	const { attribute, html, block } = target;
	if ( attribute ) {
		return markdown.htmlToMarkdown( html ).trim();
	}
	return markdown
		.blocksToMarkdown(
			block.name === 'core/quote' ? block.innerBlocks : [ block ]
		)
		.trim();
}
