import { part, saveBlock } from '@slipstream/forms';

export const { name, settings } = part(
	'dropzone',
	'M3 5h18v14H3zm1.5 1.5v11h15v-11zM12 8l3 3h-2v4h-2v-4H9z',
	() => import( /* webpackChunkName: "forms-fields-edit" */ './edit' ),
	saveBlock
);
