import { lazyEdit } from '@slipstream/block-kit';
import { linkSave } from '@slipstream/embed';
import { icon } from './icon';
import type { CalendarAttributes } from './types';

export const name = 'jetpack/google-calendar';

export const settings = {
	icon,
	edit: lazyEdit< CalendarAttributes >(
		() => import( /* webpackChunkName: "google-calendar-edit" */ './edit' )
	),
	save: linkSave,
};
