import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';
import type { PhoneAttributes } from './types';

export const name = 'jetpack/phone';

export const settings = {
	icon,
	edit: lazyEdit< PhoneAttributes >(
		() => import( /* webpackChunkName: "phone-edit" */ './edit' )
	),
	save,
};
