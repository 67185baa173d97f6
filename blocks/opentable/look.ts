import { styleInClass } from '@slipstream/block-kit';
import type { ReservationAttributes } from './types';

/** How a widget can look, and its size there in pixels. */
export const SIZES: Readonly< Record< string, readonly [ number, number ] > > =
	{
		button: [ 210, 113 ],
		standard: [ 224, 301 ],
		tall: [ 288, 490 ],
		wide: [ 840, 150 ],
	};

/**
 * How the widget looks: its class says it first, as that is what the author sees in the list of styles.
 *
 * @param attributes The block's.
 */
export function styleOf(
	attributes: Pick< ReservationAttributes, 'className' | 'style' | 'rid' >
): string {
	const { className = '', style, rid } = attributes;
	const named = styleInClass( className ) ?? style;
	const known = Object.hasOwn( SIZES, named ) ? named : 'standard';
	return known === 'button' && rid.length > 1 ? 'standard' : known;
}

/**
 * The class names without that of a style, and with another one where one is given.
 *
 * @param className The class names.
 * @param style     The style; the standard one has no class.
 */
export function withStyle(
	className = '',
	style?: string
): string | undefined {
	const others = className
		.split( /\s+/ )
		.filter( ( one ) => one !== '' && ! one.startsWith( 'is-style-' ) );
	return (
		[
			...others,
			...( style && style !== 'standard'
				? [ `is-style-${ style }` ]
				: [] ),
		].join( ' ' ) || undefined
	);
}

/**
 * The attributes of what an embed code says: a style has its class, and the wide one needs a wide place.
 *
 * @param found     What the code says.
 * @param className The block's class names.
 */
export const attributesOf = (
	found: Partial< ReservationAttributes >,
	className?: string
): Partial< ReservationAttributes > => ( {
	...found,
	...( found.style && { className: withStyle( className, found.style ) } ),
	...( found.style === 'wide' && { align: 'wide' } ),
} );
