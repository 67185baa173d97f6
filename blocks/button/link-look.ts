import type { ButtonAttributes } from './types';

/** A slug of the theme's as class names have it. */
const slug = ( name: string ) => name.replace( /([a-z])([0-9])/g, '$1-$2' );

const hasGradient = ( { gradient, customGradient }: ButtonAttributes ) =>
	!! ( gradient || customGradient );

/** What gives the link a class: the class names, or nothing. */
const CLASSES: ( ( attributes: ButtonAttributes ) => unknown )[] = [
	( { textColor, customTextColor } ) =>
		( textColor || customTextColor ) && 'has-text-color',
	( { textColor } ) => textColor && `has-${ slug( textColor ) }-color`,
	( attributes ) =>
		( attributes.backgroundColor ||
			attributes.customBackgroundColor ||
			hasGradient( attributes ) ) &&
		'has-background',
	( attributes ) =>
		attributes.backgroundColor &&
		! hasGradient( attributes ) &&
		`has-${ slug( attributes.backgroundColor ) }-background-color`,
	( { gradient } ) =>
		gradient && `has-${ slug( gradient ) }-gradient-background`,
	( { borderRadius } ) => borderRadius === 0 && 'no-border-radius',
	( { width } ) => width && 'has-custom-width',
	( { fontSize } ) => fontSize && `has-${ slug( fontSize ) }-font-size`,
	( { fontSize, style } ) =>
		( fontSize || style?.typography?.fontSize ) && 'has-custom-font-size',
];

/**
 * The classes of the link.
 *
 * @param attributes The block's attributes.
 */
export function linkClasses( attributes: ButtonAttributes ): string {
	return [
		'wp-block-button__link',
		...CLASSES.map( ( classOf ) => classOf( attributes ) ),
	]
		.filter( Boolean )
		.join( ' ' );
}

/**
 * The classes of the link in the editor, and on the page where the server draws it. What posts hold themselves lacks that of the border.
 *
 * @param attributes The block's attributes.
 */
export const drawnClasses = ( attributes: ButtonAttributes ): string =>
	attributes.borderColor
		? `${ linkClasses( attributes ) } has-${ slug( attributes.borderColor ) }-border-color`
		: linkClasses( attributes );

/**
 * The inline style of the link.
 *
 * @param attributes The block's attributes.
 */
export function linkStyle( attributes: ButtonAttributes ): React.CSSProperties {
	const { borderRadius, style = {} } = attributes;
	const { typography = {}, border = {} } = style;
	return {
		color: attributes.customTextColor,
		background: attributes.customGradient,
		backgroundColor: hasGradient( attributes )
			? undefined
			: attributes.customBackgroundColor,
		borderRadius:
			borderRadius === undefined ? undefined : `${ borderRadius }px`,
		width: attributes.width,
		fontSize: typography.fontSize,
		fontFamily: typography.fontFamily,
		textTransform:
			typography.textTransform as React.CSSProperties[ 'textTransform' ],
		borderColor: border.color,
		borderStyle: border.style,
		borderWidth: border.width,
	};
}
