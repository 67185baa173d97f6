import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';
import type { CalendlyAttributes } from './types';

export const name = 'jetpack/calendly';

export const settings = {
	icon,
	edit: lazyEdit< CalendlyAttributes >(
		() => import( /* webpackChunkName: "calendly-edit" */ './edit' )
	),
	save,
};
