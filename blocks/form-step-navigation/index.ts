import { part, saveWrapped } from '@slipstream/forms';

export const { name, settings } = part(
	'form-step-navigation',
	'M3 9h8v6H3zm10 0h8v6h-8z',
	() => import( /* webpackChunkName: "forms-fields-edit" */ './edit' ),
	saveWrapped( 'wp-block-jetpack-form-step-navigation__wrapper' )
);
