import { createBlock } from '@wordpress/blocks';
import { escapeAttribute, escapeHTML } from '@wordpress/escape-html';
import type { Block } from '@wordpress/blocks';

/**
 * A paragraph in the place of what could not be embedded: a link where it is an address, otherwise its text.
 *
 * @param text What the author gave.
 */
export function linkBlock( text: string ): Block {
	const plain = text.trim();
	const shown = escapeHTML( plain );
	const isAddress = /^https?:\/\/[^\s/]+/i.test( plain );
	return createBlock( 'core/paragraph', {
		content: isAddress
			? `<a href="${ escapeAttribute( plain ) }">${ shown }</a>`
			: shown,
	} );
}
