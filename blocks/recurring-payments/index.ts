import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';
import type { PaymentButtonAttributes } from './types';

export const name = 'jetpack/recurring-payments';

export const settings = {
	icon,
	edit: lazyEdit< PaymentButtonAttributes >(
		() =>
			import( /* webpackChunkName: "recurring-payments-edit" */ './edit' )
	),
	save,
};
