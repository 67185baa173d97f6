const WHOLE = 100;
const GAP = '--jetpack-payment-buttons-gap';

/**
 * The width as CSS: a share is one of what the gaps between buttons leave.
 *
 * @param width With its unit.
 * @param space What stands inside parentheses: nothing, or a space in older posts.
 */
export function widthStyle(
	width: string | undefined,
	space = ''
): { width: string } | undefined {
	if ( ! width ) {
		return undefined;
	}
	if ( ! width.endsWith( '%' ) ) {
		return { width };
	}
	const gaps = ( WHOLE - Number.parseFloat( width ) ) / WHOLE;
	return {
		width: `calc(${ space }${ width } - var(${ space }${ GAP }, 0${ space }) * ${ gaps }${ space })`,
	};
}
