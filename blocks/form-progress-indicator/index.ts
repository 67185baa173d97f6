import { part } from '@slipstream/forms';

export const { name, settings } = part(
	'form-progress-indicator',
	'M3 10.5h18v3H3zm9 1.2v.6h7.8v-.6z',
	() => import( /* webpackChunkName: "forms-fields-edit" */ './edit' )
);
