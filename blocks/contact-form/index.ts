import { lazyEdit } from '@slipstream/block-kit';
import { icon, saveBlock } from '@slipstream/forms';
import { variations } from './variations';
import type { FormAttributes } from './types';

export const name = 'jetpack/contact-form';

export const settings = {
	icon: icon(
		'M3 4h18v16H3zm1.5 1.5v13h15v-13zM6.5 8h11v3h-11zm0 5h11v1.5h-11zm0 3h5v1.5h-5z'
	),
	edit: lazyEdit< FormAttributes >(
		// One download with the fields: no form is worked on without them.
		() => import( /* webpackChunkName: "forms-fields-edit" */ './edit' )
	),
	// A form that is kept elsewhere saves nothing here.
	save: ( { attributes: { ref } }: { attributes: FormAttributes } ) =>
		ref ? null : saveBlock(),
	variations,
};
