import { createBlock } from '@wordpress/blocks';
import { deprecated } from './deprecated';
import { isEventbrite } from './event';

const name = 'jetpack/eventbrite';

export const deferred = {
	transforms: {
		from: [
			{
				type: 'raw',
				isMatch: ( { nodeName, textContent }: Element ) =>
					nodeName === 'P' && isEventbrite( textContent ?? '' ),
				transform: ( { textContent }: Element ) =>
					createBlock( name, { url: ( textContent ?? '' ).trim() } ),
			},
		],
	},
	deprecated,
};
