import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';
import type { ContainerAttributes } from './types';

export const name = 'premium-content/container';

export const settings = {
	icon,
	edit: lazyEdit< ContainerAttributes >(
		() =>
			import(
				/* webpackChunkName: "premium-content-container-edit" */ './edit'
			)
	),
	save,
};
