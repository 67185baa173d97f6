import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';
import type { RelatedAttributes } from './types';

export const name = 'jetpack/related-posts';

export const settings = {
	icon,
	edit: lazyEdit< RelatedAttributes >(
		() => import( /* webpackChunkName: "related-posts-edit" */ './edit' )
	),
	save,
};
