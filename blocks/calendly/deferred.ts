import { createBlock } from '@wordpress/blocks';
import { bareLinks } from '@slipstream/embed';
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
	deprecated: bareLinks( metadata ),
};
