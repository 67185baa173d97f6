import type {
	Env,
	MarkdownIt,
	RendererRule,
	StateBlock,
	StateCore,
	StateInline,
	Token,
} from 'markdown-it';

/** `[^label]: ` at the start of a line. A label has no blank in it. */
const DEFINITION = /\[\^([^ \]\n]+)\]:/y;
/** `[^label]` in a text. */
const REFERENCE = /\[\^([^ \]\n]+)\]/y;
/** How far the further paragraphs of a note are indented. */
const INDENT = 4;

/** A note in the order of its first mention. */
interface Note {
	/** How often the text refers to it. */
	mentions: number;
	/** The note's own words, when they stand in the text itself; those of a definition come later. */
	label?: string;
	content?: { text: string; tokens: Token[] };
}

/** What one text holds. */
interface Notes {
	/** The tokens of each definition. */
	readonly definitions: Map< string, Token[] >;
	/** Those tokens again, which still stand among the ones of the text. */
	readonly defining: Set< Token >;
	readonly byLabel: Map< string, number >;
	readonly list: Note[];
}

/** Which note a token is about, and which mention of it, both from 0. */
type Mention = { note: number; mention: number };

const allNotes = new WeakMap< Env, Notes >();

function notesOf( env: Env ): Notes {
	let notes = allNotes.get( env );
	if ( ! notes ) {
		notes = {
			definitions: new Map(),
			defining: new Set(),
			byLabel: new Map(),
			list: [],
		};
		allNotes.set( env, notes );
	}
	return notes;
}

function labelAt( pattern: RegExp, text: string, at: number, end: number ) {
	pattern.lastIndex = at;
	const label = pattern.exec( text )?.[ 1 ];
	return label !== undefined && pattern.lastIndex <= end
		? { label, next: pattern.lastIndex }
		: undefined;
}

/** Columns between two places of a line; a tab goes on to the next multiple of four. */
function columns( text: string, start: number, column: number ) {
	let at = start;
	let reached = column;
	for ( ; text[ at ] === ' ' || text[ at ] === '\t'; at++ ) {
		reached += text[ at ] === '\t' ? 4 - ( reached % 4 ) : 1;
	}
	return { at, width: reached - column };
}

/** Reads blocks from a line on as if the line began at `start` and all were set in. */
function readIndented(
	state: StateBlock,
	line: number,
	endLine: number,
	start: number
): void {
	const { bMarks, tShift, sCount, parentType } = state;
	const old = [ bMarks[ line ], tShift[ line ], sCount[ line ] ] as const;
	const [ mark = 0, shift = 0, column = 0 ] = old;
	const { at, width } = columns(
		state.src,
		start,
		column + start - mark - shift
	);
	state.blkIndent += INDENT;
	state.parentType = 'footnote';
	bMarks[ line ] = start;
	tShift[ line ] = at - start;
	sCount[ line ] = width < state.blkIndent ? width + state.blkIndent : width;

	state.md.block.tokenize( state, line, endLine );

	[ bMarks[ line ], tShift[ line ], sCount[ line ] ] = [
		mark,
		shift,
		column,
	];
	state.parentType = parentType;
	state.blkIndent -= INDENT;
}

function readDefinition(
	state: StateBlock,
	line: number,
	endLine: number,
	isTest: boolean
): boolean {
	const start = ( state.bMarks[ line ] ?? 0 ) + ( state.tShift[ line ] ?? 0 );
	const end = state.eMarks[ line ] ?? start;
	const found = labelAt( DEFINITION, state.src, start, end );
	if ( ! found || isTest ) {
		return !! found;
	}
	const first = state.tokens.length;
	state.level++;
	readIndented( state, line, endLine, found.next );
	state.level--;
	const { definitions, defining } = notesOf( state.env );
	// What a definition inside this one has taken is not this one's.
	const own = state.tokens
		.slice( first )
		.filter( ( token ) => ! defining.has( token ) );
	own.forEach( ( token ) => defining.add( token ) );
	definitions.set( found.label, own );
	return true;
}

function pushMention( state: StateInline, meta: Mention ): void {
	state.push( 'footnote_ref', '', 0 ).meta = meta;
}

/** `^[words of the note]` */
function readInlineNote( state: StateInline, isTest: boolean ): boolean {
	const { src, pos, posMax } = state;
	if ( ! src.startsWith( '^[', pos ) || pos + 2 >= posMax ) {
		return false;
	}
	const end = state.md.helpers.parseLinkLabel( state, pos + 1 );
	if ( end < 0 ) {
		return false;
	}
	if ( ! isTest ) {
		const { list } = notesOf( state.env );
		const text = src.slice( pos + 2, end );
		const tokens: Token[] = [];
		// Counted before it is read: a note in the note comes after it.
		const note =
			list.push( { mentions: 1, content: { text, tokens } } ) - 1;
		state.md.inline.parse( text, state.md, state.env, tokens );
		pushMention( state, { note, mention: 0 } );
	}
	state.pos = end + 1;
	state.posMax = posMax;
	return true;
}

function readReference( state: StateInline, isTest: boolean ): boolean {
	const found = labelAt( REFERENCE, state.src, state.pos, state.posMax );
	const notes = notesOf( state.env );
	if ( ! found || ! notes.definitions.has( found.label ) ) {
		return false;
	}
	if ( ! isTest ) {
		const { byLabel, list } = notes;
		const { label } = found;
		const index =
			byLabel.get( label ) ?? list.push( { mentions: 0, label } ) - 1;
		byLabel.set( label, index );
		const note = list[ index ];
		pushMention( state, {
			note: index,
			mention: note ? note.mentions++ : 0,
		} );
	}
	state.pos = found.next;
	return true;
}

/** The tokens inside a note's list item, its links back at the end of its last paragraph. */
function itemTokens( state: StateCore, index: number, note: Note ): Token[] {
	const make = ( type: string, tag: string, nesting: -1 | 0 | 1 ) =>
		new state.Token( type, tag, nesting );
	const tokens: Token[] = [];
	if ( note.content ) {
		const inline = make( 'inline', '', 0 );
		inline.content = note.content.text;
		inline.children = note.content.tokens;
		const open = make( 'paragraph_open', 'p', 1 );
		const close = make( 'paragraph_close', 'p', -1 );
		open.block = true;
		close.block = true;
		tokens.push( open, inline, close );
	} else if ( note.label !== undefined ) {
		tokens.push(
			...( notesOf( state.env ).definitions.get( note.label ) ?? [] )
		);
	}
	const back = Array.from( { length: note.mentions }, ( _, mention ) => {
		const anchor = make( 'footnote_anchor', '', 0 );
		anchor.meta = { note: index, mention };
		return anchor;
	} );
	const endsWithText = tokens.at( -1 )?.type === 'paragraph_close';
	tokens.splice( endsWithText ? -1 : tokens.length, 0, ...back );
	return tokens;
}

/** Takes the definitions out of the text and sets the notes that are mentioned under it. */
function moveToEnd( state: StateCore ): void {
	const { defining, list } = notesOf( state.env );
	const text = state.tokens.filter( ( token ) => ! defining.has( token ) );
	if ( list.length > 0 ) {
		text.push( new state.Token( 'footnote_block_open', '', 1 ) );
		list.forEach( ( note, index ) => {
			const open = new state.Token( 'footnote_open', '', 1 );
			open.meta = { note: index, mention: 0 };
			text.push(
				open,
				...itemTokens( state, index, note ),
				new state.Token( 'footnote_close', '', -1 )
			);
		} );
		text.push( new state.Token( 'footnote_block_close', '', -1 ) );
	}
	state.tokens = text;
}

function numbersOf( token: Token | undefined ) {
	const { note, mention } = token?.meta as Mention;
	const number = String( note + 1 );
	return {
		number,
		mention: mention > 0 ? `${ number }:${ mention }` : number,
	};
}

const rules: Record< string, RendererRule > = {
	footnote_ref: ( tokens, at ) => {
		const { number, mention } = numbersOf( tokens[ at ] );
		return `<sup class="footnote-ref"><a href="#fn${ number }" id="fnref${ mention }">[${ mention }]</a></sup>`;
	},
	footnote_block_open: () =>
		'<hr class="footnotes-sep">\n<section class="footnotes">\n<ol class="footnotes-list">\n',
	footnote_block_close: () => '</ol>\n</section>\n',
	footnote_open: ( tokens, at ) =>
		`<li id="fn${ numbersOf( tokens[ at ] ).number }" class="footnote-item">`,
	footnote_close: () => '</li>\n',
	// The variation selector keeps the arrow from being drawn as an emoji.
	footnote_anchor: ( tokens, at ) =>
		` <a href="#fnref${ numbersOf( tokens[ at ] ).mention }" class="footnote-backref">\u21a9\ufe0e</a>`,
};

/**
 * Teaches a parser footnotes: `[^label]` with `[^label]: note` anywhere, or `^[note]` in place.
 *
 * The HTML is that of the usual footnote plugin, down to the byte: posts hold it, and other editors compare with it.
 *
 * @param parser The parser.
 */
export function footnotes( parser: MarkdownIt ): void {
	Object.assign( parser.renderer.rules, rules );
	parser.block.ruler.before( 'reference', 'footnote_def', readDefinition, {
		alt: [ 'paragraph', 'reference' ],
	} );
	parser.inline.ruler.after( 'image', 'footnote_inline', readInlineNote );
	parser.inline.ruler.after(
		'footnote_inline',
		'footnote_ref',
		readReference
	);
	parser.core.ruler.after( 'inline', 'footnote_tail', moveToEnd );
}
