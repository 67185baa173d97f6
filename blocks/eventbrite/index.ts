import { createBlock } from '@wordpress/blocks';
import { lazyEdit } from '@slipstream/block-kit';
import { deprecated } from './deprecated';
import { isEventbrite } from './event';
import { icon } from './icon';
import { save } from './save';
import type { EventbriteAttributes } from './types';

export const name = 'jetpack/eventbrite';

export const settings = {
	icon,
	edit: lazyEdit< EventbriteAttributes >(
		() => import( /* webpackChunkName: "eventbrite-edit" */ './edit' )
	),
	save,
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
