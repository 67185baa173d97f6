import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';
import type { ReservationAttributes } from './types';

export const name = 'jetpack/opentable';

export const settings = {
	icon,
	edit: lazyEdit< ReservationAttributes >(
		() => import( /* webpackChunkName: "opentable-edit" */ './edit' )
	),
	save,
};
