import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';

export const name = 'premium-content/buttons';

export const settings = {
	icon,
	edit: lazyEdit(
		() =>
			import(
				/* webpackChunkName: "premium-content-buttons-edit" */ './edit'
			)
	),
	save,
};
