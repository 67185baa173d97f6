import { oldField } from '@slipstream/forms';
import definition from './field.json';

export const { name, settings } = oldField(
	'checkbox',
	'M4 4h16v16H4zm1.5 1.5v13h13v-13zM11 16l-4-4 1-1 3 3 5-6 1.1 1z',
	definition,
	{
		edit: () =>
			import( /* webpackChunkName: "forms-fields-edit" */ './edit' ),
	}
);
