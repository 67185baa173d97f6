import { part } from '@slipstream/forms';

export const { name, settings } = part(
	'phone-input',
	'M7 3h10v18H7zm1.5 1.5v15h7v-15z',
	() => import( /* webpackChunkName: "forms-fields-edit" */ './edit' )
);
