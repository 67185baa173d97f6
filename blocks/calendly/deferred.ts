import { createBlock } from '@wordpress/blocks';
import { createElement } from '@wordpress/element';
import { bareForms } from '@slipstream/embed';
import metadata from './block.json';
import { parsePasted } from './parse';

const name = 'jetpack/calendly';

const textOf = ( { textContent }: Element ) => textContent ?? '';

export const deferred = {
	transforms: {
		from: [
			{
				type: 'raw',
				isMatch: ( node: Element ) =>
					node.nodeName === 'P' &&
					parsePasted( textOf( node ) ) !== null,
				transform: ( node: Element ) =>
					createBlock( name, {
						...parsePasted( textOf( node ) )?.attributes,
					} ),
			},
		],
	},
	deprecated: bareForms( {
		attributes: metadata.attributes,
		supports: metadata.supports,
		save: ( { attributes }: { attributes: { url?: string } } ) => {
			const { url } = attributes;
			return createElement( 'a', { href: url }, url );
		},
	} ),
};
