import type { LoginButtonAttributes } from './types';
import type { CSSProperties } from 'react';

/** The classes of the link. */
export function linkClasses( attributes: LoginButtonAttributes ): string {
	const { backgroundColor, textColor, gradient, borderRadius, style } =
		attributes;
	const { text, background, gradient: own } = style?.color ?? {};
	return [
		'wp-block-button__link',
		textColor && `has-${ textColor }-color`,
		( textColor || text ) && 'has-text-color',
		gradient && `has-${ gradient }-gradient-background`,
		! gradient &&
			backgroundColor &&
			`has-${ backgroundColor }-background-color`,
		( backgroundColor || background || gradient || own ) &&
			'has-background',
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
