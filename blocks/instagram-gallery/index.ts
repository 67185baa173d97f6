import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';
import type { PhotoFeedAttributes } from './types';

export const name = 'jetpack/instagram-gallery';

export const settings = {
	icon,
	edit: lazyEdit< PhotoFeedAttributes >(
		() =>
			import( /* webpackChunkName: "instagram-gallery-edit" */ './edit' )
	),
	save,
};
