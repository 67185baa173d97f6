import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';
import type { AddressAttributes } from './types';

export const name = 'jetpack/address';

export const settings = {
	icon,
	edit: lazyEdit< AddressAttributes >(
		() => import( /* webpackChunkName: "address-edit" */ './edit' )
	),
	save,
};
