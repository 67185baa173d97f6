import type { LoginButtonAttributes } from './types';
import type { CSSProperties } from 'react';

/** The classes of the background. */
function backgroundClasses( {
	backgroundColor,
	gradient,
	style,
}: LoginButtonAttributes ) {
	const { background, gradient: own } = style?.color ?? {};
	const preset = gradient
		? `has-${ gradient }-gradient-background`
		: backgroundColor && `has-${ backgroundColor }-background-color`;
	return [ preset, ( preset || background || own ) && 'has-background' ];
}

/** The classes of the link. */
export function linkClasses( attributes: LoginButtonAttributes ): string {
	const { textColor, borderRadius, style } = attributes;
	return [
		'wp-block-button__link',
		textColor && `has-${ textColor }-color`,
		( textColor || style?.color?.text ) && 'has-text-color',
		...backgroundClasses( attributes ),
		borderRadius === 0 && 'no-border-radius',
	]
		.filter( Boolean )
		.join( ' ' );
}

/** The style of the link; undefined for none. */
export function linkStyle(
	attributes: LoginButtonAttributes
): CSSProperties | undefined {
	const { borderRadius, style } = attributes;
	const { text, background, gradient } = style?.color ?? {};
	const found = {
		...( borderRadius && { borderRadius: `${ borderRadius }px` } ),
		...( text && { color: text } ),
		...( background && { backgroundColor: background } ),
		...( gradient && { background: gradient } ),
	};
	return Object.keys( found ).length > 0 ? found : undefined;
}
