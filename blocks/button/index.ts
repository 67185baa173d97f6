import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';
import type { ButtonAttributes } from './types';

export const name = 'jetpack/button';

export const settings = {
	icon,
	edit: lazyEdit< ButtonAttributes >(
		() => import( /* webpackChunkName: "button-edit" */ './edit' )
	),
	save,
};
