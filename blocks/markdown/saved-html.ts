/** An opening tag; what its values hold ends no tag. */
const OPENING_TAG = /^\s*<[a-z][^\s>"'/]*(?:[^>"']|"[^"]*"|'[^']*')*>/i;

/**
 * What stands inside the wrapper of a saved block, byte for byte.
 *
 * @param saved The block's HTML.
 */
export function insideOf( saved: string | undefined ): string {
	const opening = saved === undefined ? null : OPENING_TAG.exec( saved );
	if ( ! saved || ! opening ) {
		return '';
	}
	const start = opening[ 0 ].length;
	const end = saved.lastIndexOf( '</' );
	return end < start ? '' : saved.slice( start, end );
}

/**
 * HTML as the block holds it. The wrapper is only a mark: saving writes its own.
 *
 * @param html What stands inside.
 */
export function wrapped( html: string ): string {
	return `<div>${ html }</div>`;
}
