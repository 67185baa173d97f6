import type { CellPlace } from './targets';

/** The frame that the post is drawn in, in editors that have one. */
const FRAME = 'iframe[name="editor-canvas"]';

/** The document that the post is drawn in. */
function canvasOf( doc: Document ): Document {
	return (
		doc.querySelector< HTMLIFrameElement >( FRAME )?.contentDocument ?? doc
	);
}

/**
 * A block as it is drawn.
 *
 * @param clientId The block.
 * @param doc      The document of the editor, around the canvas.
 */
export function blockElement(
	clientId: string,
	doc: Document = document
): HTMLElement | null {
	return canvasOf( doc ).getElementById( `block-${ clientId }` );
}

/**
 * Puts the focus back into a block: into its text, where it has one.
 *
 * @param clientId The block.
 */
export function focusBlock( clientId: string ): void {
	const element = blockElement( clientId );
	const isText = element?.getAttribute( 'contenteditable' ) === 'true';
	const text = isText
		? element
		: element?.querySelector< HTMLElement >( '[contenteditable="true"]' );
	( text ?? element )?.focus( { preventScroll: true } );
}

/** The element that the author's caret is in: it stays when the focus goes to a toolbar. */
function caretElement( doc: Document | undefined ): Element | null {
	const node = doc?.getSelection()?.anchorNode;
	return node?.nodeType === 1
		? ( node as Element )
		: ( node?.parentElement ?? null );
}

const SECTIONS: Readonly< Record< string, CellPlace[ 'section' ] > > = {
	THEAD: 'head',
	TBODY: 'body',
	TFOOT: 'foot',
};

const indexOf = ( element: Element | null | undefined ): number =>
	element
		? [ ...( element.parentElement?.children ?? [] ) ].indexOf( element )
		: -1;

/**
 * The cell of a table that the author was in last.
 *
 * @param clientId The table's block.
 */
export function focusedCell( clientId: string ): CellPlace | undefined {
	const element = blockElement( clientId );
	const cell = caretElement( element?.ownerDocument )?.closest( 'td, th' );
	const row = cell?.parentElement;
	const rows = row?.parentElement;
	const section = rows && SECTIONS[ rows.nodeName ];
	if ( ! section || ! element?.contains( cell ?? null ) ) {
		return undefined;
	}
	return { section, row: indexOf( row ), cell: indexOf( cell ) };
}
