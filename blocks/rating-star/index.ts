import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';
import type { RatingAttributes } from './types';

export const name = 'jetpack/rating-star';

export const settings = {
	icon,
	edit: lazyEdit< RatingAttributes >(
		() => import( /* webpackChunkName: "rating-star-edit" */ './edit' )
	),
	save,
};
