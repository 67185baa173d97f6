import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';
import { variations } from './variations';
import type { DonationsAttributes } from './types';

export const name = 'jetpack/donations';

export const settings = {
	icon,
	edit: lazyEdit< DonationsAttributes >(
		() => import( /* webpackChunkName: "donations-edit" */ './edit' )
	),
	save,
	variations,
};
