import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';
import type { CompareAttributes } from './types';

export const name = 'jetpack/image-compare';

export const settings = {
	icon,
	edit: lazyEdit< CompareAttributes >(
		() => import( /* webpackChunkName: "image-compare-edit" */ './edit' )
	),
	save,
};
