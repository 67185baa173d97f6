import { part, saveNested } from '@slipstream/forms';

export const { name, settings } = part(
	'fieldset-image-options',
	'M3 7h8v10H3zm1.5 1.5v7h5v-7zM13 7h8v10h-8zm1.5 1.5v7h5v-7z',
	() => import( /* webpackChunkName: "forms-fields-edit" */ './edit' ),
	saveNested
);
