import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';
import type { SlideshowAttributes } from './types';

export const name = 'jetpack/slideshow';

export const settings = {
	icon,
	edit: lazyEdit< SlideshowAttributes >(
		() => import( /* webpackChunkName: "slideshow-edit" */ './edit' )
	),
	save,
};
