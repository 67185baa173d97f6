import TurndownService from 'turndown';
import { tables } from './tables';
import { boxToMark } from './task-lists';

function makeService(): TurndownService {
	const service = new TurndownService( {
		emDelimiter: '_',
		headingStyle: 'atx',
		hr: '---',
		bulletListMarker: '-',
		codeBlockStyle: 'fenced',
	} );
	service.use( tables );
	service.remove( [ 'script', 'style' ] );
	service.addRule( 'strikethrough', {
		filter: [ 'del', 's' ],
		replacement: ( content ) => `~~${ content }~~`,
	} );
	// A cell of a Markdown table is one line.
	service.addRule( 'breaks-in-cells', {
		filter: ( node ) =>
			node.nodeName === 'BR' && node.closest( 'td, th' ) !== null,
		replacement: () => ' ',
	} );
	// Three spaces after the marker are the library's; one is what people write.
	service.addRule( 'list-item', {
		filter: 'li',
		replacement: ( content, node ) => {
			const list = node.parentElement;
			const isOrdered = list?.nodeName === 'OL';
			const start = Number( list?.getAttribute( 'start' ) ?? 1 );
			const index = list
				? [ ...list.children ].indexOf( node as Element )
				: 0;
			const marker = isOrdered ? `${ start + index }. ` : '- ';
			const indent = ' '.repeat( marker.length );
			const text = boxToMark(
				content.replace( /^\n+|\n+$/g, '' )
			).replace( /\n(?=.)/g, `\n${ indent }` );
			return `${ marker }${ text }${ node.nextSibling ? '\n' : '' }`;
		},
	} );
	service.addRule( 'terms', {
		filter: 'dt',
		replacement: ( content ) => `\n\n${ content.trim() }\n`,
	} );
	service.addRule( 'definitions', {
		filter: 'dd',
		replacement: ( content ) =>
			`: ${ content.trim().replace( /\n(?=.)/g, '\n    ' ) }\n`,
	} );
	return service;
}

const service = makeService();

/**
 * Markdown of HTML.
 *
 * @param html HTML of rich text or of whole blocks; scripts and styles in it are dropped.
 */
export function htmlToMarkdown( html: string ): string {
	return service.turndown( html );
}
