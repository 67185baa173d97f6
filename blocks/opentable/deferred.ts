import { createBlock } from '@wordpress/blocks';
import { isAlone } from '@slipstream/embed';
import metadata from './block.json';
import { Links } from './links';
import { attributesOf, withStyle } from './look';
import { parseReservation } from './parse';
import { save } from './save';
import type { ReservationAttributes } from './types';

const name = 'jetpack/opentable';

const withoutWrapper = ( {
	attributes,
}: {
	attributes: ReservationAttributes;
} ) => Links( { rid: attributes.rid } );

/** Whether the style is an attribute alone, as it was before it was one of the list of styles. */
const isStyledByAttribute = ( { style, className }: ReservationAttributes ) =>
	!! style &&
	style !== 'standard' &&
	! ( className ?? '' ).includes( 'is-style-' );

/** Gives the style its class. */
const migrate = ( attributes: ReservationAttributes ) =>
	isStyledByAttribute( attributes )
		? {
				...attributes,
				className: withStyle( attributes.className, attributes.style ),
			}
		: attributes;

const styled = {
	attributes: metadata.attributes,
	supports: metadata.supports,
	save,
	isEligible: isStyledByAttribute,
	migrate,
};

export const deferred = {
	transforms: {
		from: [
			{
				type: 'raw',
				isMatch: ( { nodeName, textContent }: Element ) =>
					nodeName === 'P' &&
					isAlone( textContent ?? '' ) &&
					parseReservation( textContent ?? '' ) !== null,
				transform: ( { textContent }: Element ) =>
					createBlock( name, {
						...attributesOf(
							parseReservation( textContent ?? '' ) ?? {}
						),
					} ),
			},
		],
	},
	deprecated: [
		{
			apiVersion: 1,
			attributes: metadata.attributes,
			supports: metadata.supports,
			save: withoutWrapper,
			migrate,
		},
		styled,
	],
};
