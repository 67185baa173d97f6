import { part, saveBlock } from '@slipstream/forms';

export const { name, settings } = part(
	'input-range',
	'M4 11.2h6a2.5 2.5 0 0 1 4.8 0H20v1.6h-5.2a2.5 2.5 0 0 1-4.8 0H4z',
	() => import( /* webpackChunkName: "forms-fields-edit" */ './edit' ),
	saveBlock
);
