import type { CSSProperties } from 'react';

const PRESET = /^var:preset\|spacing\|(.+)$/;

export interface PaymentButtonsAttributes {
	style?: {
		spacing?: {
			/** One for rows and columns, or each. */
			blockGap?: string | { left?: string };
		};
	};
}

/**
 * Tells buttons whose width is a share of the group the gap, of which they subtract their part. On the page, the server does.
 *
 * @param attributes The group's attributes.
 */
export function gapStyle(
	attributes: PaymentButtonsAttributes
): CSSProperties | undefined {
	const stored = attributes.style?.spacing?.blockGap;
	const gap = ( typeof stored === 'object' ? stored.left : stored )
		?.replace( PRESET, 'var(--wp--preset--spacing--$1)' )
		// Without a unit, nothing could be subtracted.
		.replace( /^0$/, '0px' );
	return gap
		? ( { '--jetpack-payment-buttons-gap': gap } as CSSProperties )
		: undefined;
}
