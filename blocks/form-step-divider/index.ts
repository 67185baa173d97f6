import { part } from '@slipstream/forms';

export const { name, settings } = part(
	'form-step-divider',
	'M4 4h16v5H4zm1.5 1.5v2h13v-2zM3 11.2h4v1.6H3zm7 0h4v1.6h-4zm7 0h4v1.6h-4zM4 15h16v5H4zm1.5 1.5v2h13v-2z',
	() => import( /* webpackChunkName: "forms-fields-edit" */ './edit' )
);
