import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';
import type { PaymentButtonsAttributes } from './gap';

export const name = 'jetpack/payment-buttons';

export const settings = {
	icon,
	edit: lazyEdit< PaymentButtonsAttributes >(
		() => import( /* webpackChunkName: "payment-buttons-edit" */ './edit' )
	),
	save,
};
