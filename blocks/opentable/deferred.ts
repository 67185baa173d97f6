import { createBlock } from '@wordpress/blocks';
import { bareForms } from '@slipstream/embed';
import metadata from './block.json';
import { Links } from './links';
import { withStyle } from './look';
import { save } from './save';
import type { ReservationAttributes } from './types';

const name = 'jetpack/opentable';

/** Read when the block opens: the parser and its list are not for every editor. */
const CODE =
	/^\s*(?:<script[^>]*\ssrc=["'])?(?:https?:)?\/\/(?:[a-z]+\.)?opentable\.[a-z.]+\/\S*[?&;](?:rid|restref)=(\d+)/i;

const withoutWrapper = ( {
	attributes,
}: {
	attributes: ReservationAttributes;
} ) => Links( { rid: attributes.rid } );

/** The style was an attribute alone before it was one of the list of styles. */
const styled = {
	attributes: metadata.attributes,
	supports: metadata.supports,
	save,
	isEligible: ( { style, className }: ReservationAttributes ) =>
		!! style &&
		style !== 'standard' &&
		! ( className ?? '' ).includes( 'is-style-' ),
	migrate: ( attributes: ReservationAttributes ) => ( {
		...attributes,
		className: withStyle( attributes.className, attributes.style ),
	} ),
};

export const deferred = {
	transforms: {
		from: [
			{
				type: 'raw',
				isMatch: ( { nodeName, textContent }: Element ) =>
					nodeName === 'P' && CODE.test( textContent ?? '' ),
				transform: ( { textContent }: Element ) =>
					createBlock( name, {
						rid: [ CODE.exec( textContent ?? '' )?.[ 1 ] ],
					} ),
			},
		],
	},
	deprecated: [
		...bareForms( {
			attributes: metadata.attributes,
			supports: metadata.supports,
			save: withoutWrapper,
		} ),
		styled,
	],
};
