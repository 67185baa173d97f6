import { part, saveList } from '@slipstream/forms';

export const { name, settings } = part(
	'options',
	'M4 6h3v3H4zm5 .8h11v1.5H9zM4 15h3v3H4zm5 .8h11v1.5H9z',
	() => import( /* webpackChunkName: "forms-fields-edit" */ './edit' ),
	saveList
);
