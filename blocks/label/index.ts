import { part } from '@slipstream/forms';

export const { name, settings } = part(
	'label',
	'M4 8h16v1.5H4zm0 5h9v1.5H4z',
	() => import( /* webpackChunkName: "forms-fields-edit" */ './edit' )
);
