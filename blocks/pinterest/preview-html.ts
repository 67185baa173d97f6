import { escapeAttribute, escapeHTML } from '@wordpress/escape-html';
import { __, isRTL } from '@wordpress/i18n';
import type { PinKind } from './kind';

/**
 * A page with a pin, a board or a user, for a frame of its own.
 *
 * @param href An address of Pinterest.
 * @param kind What it is of.
 */
export function previewHtml( href: string, kind: PinKind ): string {
	// The script puts the pin in the place of the words, which stay where it is blocked.
	const words = escapeHTML( __( 'View on Pinterest', 'slipstream' ) );
	return `<!doctype html><body dir="${ isRTL() ? 'rtl' : 'ltr' }" style="margin:0;font-family:sans-serif"><a data-pin-do="${ kind }" href="${ escapeAttribute(
		href
	) }">${ words }</a><script async src="https://assets.pinterest.com/js/pinit.js"></script>`;
}
