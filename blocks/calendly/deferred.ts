import { createBlock } from '@wordpress/blocks';
import { bareLinks } from '@slipstream/embed';
import metadata from './block.json';
import { buttonOf } from './button';
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
				transform: ( node: Element ) => {
					const { attributes, button } =
						parsePasted( textOf( node ) ) ?? {};
					return createBlock(
						name,
						attributes,
						attributes?.style === 'link'
							? [ buttonOf( attributes.url, button ) ]
							: []
					);
				},
			},
		],
	},
	deprecated: bareLinks( metadata ),
};
