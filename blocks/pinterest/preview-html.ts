import { escapeAttribute } from '@wordpress/escape-html';
import type { PinKind } from './kind';

/**
 * A page with a pin, a board or a user, for a frame of its own.
 *
 * @param href An address of Pinterest.
 * @param kind What it is of.
 */
export function previewHtml( href: string, kind: PinKind ): string {
	return `<!doctype html><body style="margin:0"><a data-pin-do="${ kind }" href="${ escapeAttribute(
		href
	) }"></a><script async src="https://assets.pinterest.com/js/pinit.js"></script>`;
}
