import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';
import type { VisitorViewAttributes } from './types';

export const name = 'premium-content/logged-out-view';

export const settings = {
	icon,
	edit: lazyEdit< VisitorViewAttributes >(
		() =>
			import(
				/* webpackChunkName: "premium-content-logged-out-view-edit" */ './edit'
			)
	),
	save,
};
