import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';
import type { VisitorAttributes } from './types';

export const name = 'jetpack/repeat-visitor';

export const settings = {
	icon,
	edit: lazyEdit< VisitorAttributes >(
		() => import( /* webpackChunkName: "repeat-visitor-edit" */ './edit' )
	),
	save,
};
