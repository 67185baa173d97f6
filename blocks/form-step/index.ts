import { part, saveBlock } from '@slipstream/forms';

export const { name, settings } = part(
	'form-step',
	'M4 5h16v14H4zm1.5 1.5v11h13v-11zM8 11.2h8v1.6H8z',
	() => import( /* webpackChunkName: "forms-fields-edit" */ './edit' ),
	saveBlock
);
