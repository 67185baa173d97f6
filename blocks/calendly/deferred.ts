import { createBlock } from '@wordpress/blocks';
import { bareLinks } from '@slipstream/embed';
import metadata from './block.json';
import { parsePasted } from './parse';
import type { Pasted } from './parse';

const pastedIn = ( { textContent }: Element ) =>
	parsePasted( textContent ?? '' );

export const deferred = {
	transforms: {
		from: [
			{
				type: 'raw',
				isMatch: ( node: Element ) =>
					node.nodeName === 'P' && pastedIn( node ) !== null,
				transform: ( node: Element ) => {
					// What is transformed has matched.
					const { attributes, button } = pastedIn( node ) as Pasted;
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
