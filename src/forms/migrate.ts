import { createBlock } from '@wordpress/blocks';
import { fieldTypeOf } from './field-types';
import type { Block } from '@wordpress/blocks';

export type Values = Record< string, unknown >;

/**
 * Attributes of one type, without defaults.
 *
 * @param names Their names, with spaces between.
 * @param type  Their type, or types.
 */
export const typed = ( names: string, type: string | string[] ) =>
	Object.fromEntries(
		names.split( ' ' ).map( ( name ) => [ name, { type } ] )
	);

/** The flat attributes that fields had before they held a label and an input. */
export const OLD_ATTRIBUTES = {
	...typed(
		'label requiredText defaultValue placeholder id labelFontSize fieldFontSize inputColor labelColor fieldVariant fieldBackgroundColor buttonBackgroundColor borderColor dateFormat consentType implicitConsentMessage explicitConsentMessage toggleLabel',
		'string'
	),
	width: { type: [ 'number', 'string' ], default: 100 },
	...typed(
		'borderRadius borderWidth buttonBorderRadius buttonBorderWidth lineHeight labelLineHeight min max',
		[ 'number', 'string' ]
	),
	required: { type: 'boolean', default: false },
	shareFieldAttributes: { type: 'boolean', default: true },
	options: { type: 'array' },
};

/** What a phone field knows besides. */
export const PHONE_ATTRIBUTES = {
	...typed( 'default searchPlaceholder', 'string' ),
	requiredIndicator: { type: 'boolean', default: true },
	showCountrySelector: { type: 'boolean', default: false },
};

const make = ( name: string, attributes: Values, inner?: Block[] ) =>
	createBlock( `jetpack/${ name }`, filled( attributes ), inner );

/** The values that say something; objects too, down to their leaves. */
function filled( values: Values ): Values {
	return Object.fromEntries(
		Object.entries( values )
			.map( ( [ key, value ] ): [ string, unknown ] =>
				value?.constructor === Object
					? [ key, filled( value as Values ) ]
					: [ key, value ]
			)
			.filter(
				( [ , value ] ) =>
					value !== undefined &&
					value !== '' &&
					( value?.constructor !== Object ||
						Object.keys( value as Values ).length )
			)
	);
}

const px = ( size: unknown ) =>
	size && ! isNaN( Number( size ) ) ? `${ size }px` : size;

const style = (
	text: unknown,
	background: unknown,
	fontSize: unknown,
	lineHeight: unknown,
	color?: unknown,
	radius?: unknown,
	width?: unknown
) => ( {
	color: { text, background },
	typography: { fontSize, lineHeight },
	border: { color, radius: px( radius ), width: px( width ) },
} );

/** What asks for consent where nobody has written anything else. */
export const consentMessage = ( isExplicit: boolean ): string =>
	fieldTypeOf( 'consent' )?.messages?.[
		isExplicit ? 'explicit' : 'implicit'
	] ?? '';

const labelLook = ( old: Values ) =>
	style( old.labelColor, undefined, old.labelFontSize, old.labelLineHeight );

/**
 * The attribute that holds the message for one way to ask for consent.
 *
 * @param isExplicit Whether there is a box to check.
 */
export const messageOf = ( isExplicit: boolean ) =>
	isExplicit ? 'explicitConsentMessage' : 'implicitConsentMessage';

function choices( type: string, old: Values, inner: Block[] ): Block {
	const labels = inner.length
		? inner.map( ( { attributes } ) => attributes )
		: ( ( old.options ?? [] ) as string[] )
				.filter( Boolean )
				.map( ( label ) => ( { label } ) );
	const look = style(
		old.inputColor,
		old.buttonBackgroundColor,
		old.fieldFontSize,
		old.lineHeight,
		undefined,
		old.buttonBorderRadius,
		old.buttonBorderWidth
	);
	return make(
		'options',
		{
			...fieldTypeOf( type )?.controlAttributes,
			style: style(
				undefined,
				old.fieldBackgroundColor,
				undefined,
				undefined,
				old.borderColor,
				old.borderRadius,
				old.borderWidth
			),
		},
		labels.map( ( option ) => make( 'option', { style: look, ...option } ) )
	);
}

/** The option that stands for a field with one box. */
function soleOption( type: string, old: Values, label: unknown ): Block {
	const isExplicit = old.consentType === 'explicit';
	return make( 'option', {
		label:
			type === 'checkbox'
				? label
				: old[ messageOf( isExplicit ) ] ||
					consentMessage( isExplicit ),
		hideInput: type === 'consent' && ! isExplicit,
		isStandalone: true,
		requiredText: old.requiredText,
		style: labelLook( old ),
	} );
}

/** What visitors fill in. */
function control( type: string, old: Values, inner: Block[] ): Block {
	const { controlBlock = 'jetpack/input', controlAttributes } =
		fieldTypeOf( type ) ?? {};
	if ( controlBlock === 'jetpack/options' ) {
		return choices( type, old, inner );
	}
	return createBlock(
		controlBlock,
		filled( {
			placeholder: old.toggleLabel || old.placeholder,
			style: style(
				old.inputColor,
				old.fieldBackgroundColor,
				old.fieldFontSize,
				old.lineHeight,
				old.borderColor,
				old.borderRadius,
				old.borderWidth
			),
			...controlAttributes,
			min: old.min,
			max: old.max,
		} )
	);
}

/**
 * Makes of a field's flat attributes those of today and the blocks inside.
 *
 * @param type         The field's type: the end of its block's name.
 * @param old          The flat attributes.
 * @param inner        The options that older choices held as blocks.
 * @param defaultLabel What the field is called where nobody has named it.
 */
export function modernize(
	type: string,
	old: Values,
	inner: Block[] = [],
	defaultLabel = ''
): [ Values, Block[] ] {
	const { label = defaultLabel, requiredText, options } = old;
	const { attributes } = createBlock(
		`jetpack/field-${ type }`,
		filled( {
			...old,
			// These have gone into the blocks inside.
			[ messageOf( old.consentType === 'explicit' ) ]: undefined,
			toggleLabel: undefined,
			options: type === 'select' ? options : undefined,
		} )
	);
	return [
		attributes,
		fieldTypeOf( type )?.standalone
			? [ soleOption( type, old, label ) ]
			: [
					make( 'label', {
						label,
						requiredText,
						style: labelLook( old ),
					} ),
					control( type, old, inner ),
				],
	];
}
