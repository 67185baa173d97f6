import { lazyEdit } from '@slipstream/block-kit';
import { linkSave } from '@slipstream/embed';
import { icon } from './icon';
import type { PinterestAttributes } from './types';

export const name = 'jetpack/pinterest';

export const settings = {
	icon,
	edit: lazyEdit< PinterestAttributes >(
		() => import( /* webpackChunkName: "pinterest-edit" */ './edit' )
	),
	save: linkSave,
};
