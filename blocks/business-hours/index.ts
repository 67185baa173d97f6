import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import type { HoursAttributes } from './types';

export const name = 'jetpack/business-hours';

export const settings = {
	icon,
	edit: lazyEdit< HoursAttributes >(
		() => import( /* webpackChunkName: "business-hours-edit" */ './edit' )
	),
	save: () => null,
};
