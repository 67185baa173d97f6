import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';
import type { LoginButtonAttributes } from './types';

export const name = 'premium-content/login-button';

export const settings = {
	icon,
	edit: lazyEdit< LoginButtonAttributes >(
		() =>
			import(
				/* webpackChunkName: "premium-content-login-button-edit" */ './edit'
			)
	),
	save,
};
