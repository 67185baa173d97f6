import { part } from '@slipstream/forms';

export const { name, settings } = part(
	'input',
	'M3 7h18v10H3zm1.5 1.5v7h15v-7z',
	() => import( /* webpackChunkName: "forms-fields-edit" */ './edit' )
);
