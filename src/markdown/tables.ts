import type TurndownService from 'turndown';

type Align = 'left' | 'center' | 'right';

const DIVIDERS: Readonly< Record< Align, string > > = {
	left: ':---',
	center: ':---:',
	right: '---:',
};

const isTable = ( node: Node ): node is HTMLTableElement =>
	node.nodeName === 'TABLE';

/** Tables that lay out other tables, and those of one cell, are read as the text in them. */
function isLayout( table: HTMLTableElement ): boolean {
	return (
		table.querySelector( 'table' ) !== null ||
		table.querySelectorAll( 'th, td' ).length <= 1
	);
}

/** The row that names the columns: the only one in a head, or a first one of nothing but heading cells. */
function headOf( table: HTMLTableElement ): HTMLTableRowElement | undefined {
	const [ first ] = table.rows;
	const isHead =
		first?.parentElement?.nodeName === 'THEAD' ||
		( first?.cells.length &&
			[ ...first.cells ].every( ( { nodeName } ) => nodeName === 'TH' ) );
	return isHead ? first : undefined;
}

const widthOf = ( { cells }: HTMLTableRowElement ) =>
	[ ...cells ].reduce( ( sum, { colSpan } ) => sum + colSpan, 0 );

const isAlign = ( text: string ): text is Align => text in DIVIDERS;

/** How most cells of a column are aligned. */
function dividerOf( table: HTMLTableElement, column: number ): string {
	const found = [ ...table.rows ]
		.map( ( { cells } ) => cells[ column ] )
		.map( ( cell ) => cell?.style.textAlign || cell?.align || '' );
	const count = ( align: string ) =>
		found.filter( ( other ) => other === align ).length;
	const [ align = '' ] = [ ...new Set( found ) ].sort(
		( a, b ) => count( b ) - count( a )
	);
	return isAlign( align ) ? DIVIDERS[ align ] : '---';
}

function cellText( content: string, { colSpan }: HTMLTableCellElement ) {
	// A cell is one line, and a bar would end it.
	const line = content
		.trim()
		.replace( /\s*\n\s*/g, ' ' )
		.replaceAll( '|', '\\|' );
	return ` ${ line.padEnd( 3 ) } |${ '     |'.repeat( colSpan - 1 ) }`;
}

function tableText( content: string, table: HTMLTableElement ): string {
	const lines = content.trim().split( /\n+/ );
	const width = Math.max( 0, ...[ ...table.rows ].map( widthOf ) );
	const columns = Array.from( { length: width }, ( _, at ) => at );
	const divider = `|${ columns.map( ( at ) => ` ${ dividerOf( table, at ) } |` ).join( '' ) }`;
	// Every table of Markdown has a head.
	const head = headOf( table )
		? lines.shift()
		: `|${ '     |'.repeat( width ) }`;
	const caption = table.caption?.textContent?.trim();
	return [ caption && `${ caption }\n`, head, divider, ...lines ]
		.filter( Boolean )
		.join( '\n' );
}

/**
 * Teaches a converter tables.
 *
 * @param service The converter.
 */
export function tables( service: TurndownService ): void {
	const inTable = ( node: HTMLElement ) => {
		const table = node.closest( 'table' );
		return table && ! isLayout( table );
	};
	service.addRule( 'caption', {
		filter: [ 'caption', 'colgroup', 'col' ],
		replacement: () => '',
	} );
	service.addRule( 'cell', {
		filter: [ 'th', 'td' ],
		replacement: ( content, node ) =>
			inTable( node as HTMLElement )
				? cellText( content, node as HTMLTableCellElement )
				: `\n\n${ content }\n\n`,
	} );
	service.addRule( 'row', {
		filter: 'tr',
		replacement: ( content, node ) =>
			inTable( node as HTMLElement ) ? `\n|${ content }` : content,
	} );
	service.addRule( 'sections', {
		filter: [ 'thead', 'tbody', 'tfoot' ],
		replacement: ( content ) => content,
	} );
	service.addRule( 'table', {
		filter: 'table',
		replacement: ( content, node ) =>
			isTable( node ) && ! isLayout( node )
				? `\n\n${ tableText( content, node ) }\n\n`
				: content,
	} );
}
