import { part, saveNested } from '@slipstream/forms';

export const { name, settings } = part(
	'input-image-option',
	'M5 5h14v14H5zm1.5 1.5v11h11v-11z',
	() => import( /* webpackChunkName: "forms-fields-edit" */ './edit' ),
	saveNested
);
