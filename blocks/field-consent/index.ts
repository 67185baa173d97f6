import { oldField } from '@slipstream/forms';
import definition from './field.json';

export const { name, settings } = oldField(
	'consent',
	'M5 3h14v18H5zm1.5 1.5v15h11v-15zm4.5 11-3-3 1-1 2 2 4-4.5 1 1zM8 6.5h8V8H8z',
	definition,
	{
		edit: () =>
			import( /* webpackChunkName: "forms-fields-edit" */ './edit' ),
	}
);
