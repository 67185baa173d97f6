import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';
import type { SimplePaymentsAttributes } from './types';

export const name = 'jetpack/simple-payments';

export const settings = {
	icon,
	edit: lazyEdit< SimplePaymentsAttributes >(
		() => import( /* webpackChunkName: "simple-payments-edit" */ './edit' )
	),
	save,
};
