import { createBlock } from '@wordpress/blocks';
import { bareLinks } from '@slipstream/embed';
import metadata from './block.json';
import { isPasted, parsePasted } from './parse';
import type { Pasted } from './parse';

export const deferred = {
	transforms: {
		from: [
			{
				type: 'raw',
				isMatch: ( node: Element ) =>
					node.nodeName === 'P' && isPasted( node.textContent ?? '' ),
				transform: ( node: Element ) => {
					// What is transformed has matched.
					const { attributes, button } = parsePasted(
						node.textContent ?? ''
					) as Pasted;
					// As old posts have it: the editor makes the button of it.
					return createBlock( 'jetpack/calendly', {
						...attributes,
						submitButtonText: button.text,
						submitButtonTextColor: button.textColor,
						submitButtonBackgroundColor: button.color,
					} );
				},
			},
		],
	},
	deprecated: bareLinks( metadata ),
};
