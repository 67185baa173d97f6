import { part } from '@slipstream/forms';

export const { name, settings } = part(
	'option',
	'M4 10.5h3v3H4zm5 .8h11v1.5H9z',
	() => import( /* webpackChunkName: "forms-fields-edit" */ './edit' )
);
