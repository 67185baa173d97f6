import { part } from '@slipstream/forms';

export const { name, settings } = part(
	'field-option-checkbox',
	'M6 6h12v12H6zm1.5 1.5v9h9v-9z',
	() => import( /* webpackChunkName: "forms-fields-edit" */ './edit' )
);
