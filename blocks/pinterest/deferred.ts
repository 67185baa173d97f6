import { createBlock } from '@wordpress/blocks';
import { createElement } from '@wordpress/element';
import metadata from './block.json';
import { kindOf } from './kind';
import type { PinterestAttributes } from './types';

const name = 'jetpack/pinterest';

/** Whose it is for certain is looked at when the block opens it. */
const ADDRESS =
	/^https?:\/\/(?:(?:[a-z]{2,3}\.)?pinterest\.[a-z.]+|pin\.it)\/[^/\s]+(?:\/[^/\s]+)?\/?$/i;

function oldPath( url = '' ): string {
	return url.replace( /^https?:\/\/[^/]*/, '' ).replace( /[?#].*/s, '' );
}

export const deferred = {
	transforms: {
		from: [
			{
				type: 'raw',
				isMatch: ( { nodeName, textContent }: Element ) =>
					nodeName === 'P' &&
					ADDRESS.test( ( textContent ?? '' ).trim() ),
				transform: ( { textContent }: Element ) =>
					createBlock( name, { url: ( textContent ?? '' ).trim() } ),
			},
		],
	},
	deprecated: [
		{
			attributes: metadata.attributes,
			supports: metadata.supports,
			apiVersion: 1,
			save: ( {
				attributes: { url },
			}: {
				attributes: PinterestAttributes;
			} ) =>
				createElement(
					'div',
					null,
					createElement( 'a', {
						'data-pin-do': kindOf( oldPath( url ) ),
						href: url,
					} )
				),
		},
	],
};
