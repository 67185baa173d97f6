import type { DonationsAttributes } from './types';
import type { CSSProperties } from 'react';

type Sides = Record< string, string >;

/** A value of CSS: presets are stored by their names. */
const css = ( value: string | undefined ) =>
	value?.replace(
		/^var:preset\|([a-z-]+)\|([a-z0-9-]+)$/i,
		'var(--wp--preset--$1--$2)'
	);

const sides = ( value: Sides | undefined ) =>
	value
		? [ 'top', 'right', 'bottom', 'left' ]
				.map( ( side ) => css( value[ side ] ) || '0' )
				.join( ' ' )
		: undefined;

const corners = ( value: string | Sides | undefined ) =>
	typeof value === 'object'
		? [ 'topLeft', 'topRight', 'bottomRight', 'bottomLeft' ]
				.map( ( corner ) => css( value[ corner ] ) || '0' )
				.join( ' ' )
		: css( value );

const border = ( value: Sides | undefined ) =>
	value?.width
		? [ value.width, value.style || 'solid', value.color ]
				.map( ( part ) => css( part ) ?? '' )
				.join( ' ' )
				.trim()
		: undefined;

/** CSS variables of the block's style, without those that are not set. */
const variables = ( values: Record< string, string | undefined > ) =>
	Object.fromEntries(
		Object.entries( values )
			.filter( ( [ , value ] ) => value )
			.map( ( [ name, value ] ) => [
				`--donations-${ name }`,
				css( value ),
			] )
	) as CSSProperties;

/**
 * How tabs look.
 *
 * @param attributes The block's attributes.
 */
export const tabStyle = ( attributes: DonationsAttributes ) =>
	variables( {
		'active-tab-background': attributes.activeTabBackgroundColor,
		'active-tab-text': attributes.activeTabTextColor,
		'inactive-tab-background': attributes.inactiveTabBackgroundColor,
		'inactive-tab-text': attributes.inactiveTabTextColor,
		'tab-border': attributes.tabBorderColor,
		'tab-font-size': attributes.tabFontSize,
		'tab-padding': sides( attributes.tabPadding ),
		'block-border': border( attributes.blockBorder ),
		'block-radius': corners( attributes.blockBorderRadius ),
	} );

/**
 * How amounts look.
 *
 * @param attributes The block's attributes.
 */
export const amountStyle = ( attributes: DonationsAttributes ) =>
	variables( {
		'selected-background': attributes.selectedAmountBackgroundColor,
		'selected-text': attributes.selectedAmountTextColor,
		'selected-outline': attributes.selectedAmountOutlineColor,
		'amount-font-size': attributes.amountFontSize,
		'amount-border': border( attributes.amountBorder ),
		'amount-radius': corners( attributes.amountBorderRadius ),
	} );

/**
 * How the button looks.
 *
 * @param attributes The block's attributes.
 */
export const buttonStyle = ( attributes: DonationsAttributes ) =>
	variables( {
		'button-font-size': attributes.buttonFontSize,
		'button-padding': sides( attributes.buttonPadding ),
		'button-radius': corners( attributes.buttonBorderRadius ),
	} );

/**
 * The classes that align the form's text and button.
 *
 * @param attributes The block's attributes.
 */
export function alignmentClasses( attributes: DonationsAttributes ): string {
	const { contentAlignment, buttonAlignment } = attributes;
	return [
		contentAlignment && `has-content-${ contentAlignment }`,
		buttonAlignment && `has-button-${ buttonAlignment }`,
	]
		.filter( Boolean )
		.join( ' ' );
}
