import { splitWords } from './split';
import type { Mark, Token } from './texts';

function isElement( node: Node ): node is Element {
	return node.nodeType === 1;
}

/** Elements that are one thing to an author: nothing in them can be changed by itself. */
function isWhole( element: Element ): boolean {
	return (
		element.getAttribute( 'contenteditable' ) === 'false' ||
		! element.hasChildNodes()
	);
}

function markOf( element: Element ): Mark {
	const name = element.nodeName.toLowerCase();
	const shell = ( element.cloneNode( false ) as Element ).outerHTML;
	const open = shell.slice( 0, shell.length - `</${ name }>`.length );
	const href = element.getAttribute( 'href' );
	return name === 'a' && href !== null
		? { name, open, href }
		: { name, open };
}

function collect( node: Node, marks: readonly Mark[], found: Token[] ): void {
	if ( ! isElement( node ) ) {
		if ( node.nodeType === 3 ) {
			for ( const text of splitWords( node.nodeValue ?? '' ) ) {
				found.push( { text, marks } );
			}
		}
		return;
	}
	if ( isWhole( node ) ) {
		found.push( { text: node.outerHTML, marks, isElement: true } );
		return;
	}
	const within = [ ...marks, markOf( node ) ];
	node.childNodes.forEach( ( child ) => collect( child, within, found ) );
}

/**
 * The pieces of a rich text, each with the formats around it.
 *
 * @param html HTML of the inside of a text block.
 */
export function formattedTokens( html: string ): Token[] {
	const { body } = new DOMParser().parseFromString(
		`<body>${ html }`,
		'text/html'
	);
	const found: Token[] = [];
	body.childNodes.forEach( ( node ) => collect( node, [], found ) );
	return found;
}
