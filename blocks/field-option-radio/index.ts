import { part } from '@slipstream/forms';

export const { name, settings } = part(
	'field-option-radio',
	'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
	() => import( /* webpackChunkName: "forms-fields-edit" */ './edit' )
);
