import { lazyEdit } from '@slipstream/block-kit';
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
};
