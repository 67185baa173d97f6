import { useLayoutEffect } from '@wordpress/element';
import type { MarkdownRenderer } from '@slipstream/markdown';
import type { RefObject } from 'react';

/** Pictures stay out until the text is accepted: a model could put an address there that tells others what is written here. */
const IMAGES = /<img [^>]*?alt="([^"]*)"[^>]*>/g;
const IMAGE_STAND_IN = '<span class="slipstream-ai-text__image">$1</span>';

/** Makes an element hold the nodes of another, touching only those that differ: what is read or selected stays where it is. */
function patch( element: HTMLElement, next: DocumentFragment ): void {
	const wanted = Array.from( next.childNodes );
	wanted.forEach( ( node, index ) => {
		const present = element.childNodes[ index ];
		if ( ! present ) {
			element.append( node );
		} else if ( ! present.isEqualNode( node ) ) {
			present.replaceWith( node );
		}
	} );
	while ( element.childNodes.length > wanted.length ) {
		element.lastChild?.remove();
	}
}

/**
 * Shows Markdown in an element that React leaves empty. The HTML is the renderer's own: HTML in the text stays text.
 *
 * @param target   The element.
 * @param markdown The text.
 * @param api      Converters; until they are there the text is shown as it is.
 */
export function useRenderedMarkdown(
	target: RefObject< HTMLElement | null >,
	markdown: string,
	api: MarkdownRenderer | undefined
): void {
	useLayoutEffect( () => {
		const element = target.current;
		if ( ! element ) {
			return;
		}
		if ( ! api ) {
			element.textContent = markdown;
			return;
		}
		const template = element.ownerDocument.createElement( 'template' );
		template.innerHTML = api
			.renderMarkdown( markdown )
			.replace( IMAGES, IMAGE_STAND_IN );
		patch( element, template.content );
	}, [ target, markdown, api ] );
}
