import { part, saveWrapped } from '@slipstream/forms';

export const { name, settings } = part(
	'form-step-container',
	'M3 6h7v12H3zm1.5 1.5v9h4v-9zM12 6h9v12h-9zm1.5 1.5v9h6v-9z',
	() => import( /* webpackChunkName: "forms-fields-edit" */ './edit' ),
	saveWrapped( 'jetpack-form-steps-wrapper', 'jetpack-form-step-container' )
);
