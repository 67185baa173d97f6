import { oldField } from '@slipstream/forms';
import definition from './field.json';

export const { name, settings } = oldField(
	'select',
	'M3 7h18v10H3zm1.5 1.5v7h15v-7zM13.5 11h4l-2 2.5z',
	definition,
	{
		edit: () =>
			import( /* webpackChunkName: "forms-fields-edit" */ './edit' ),
	}
);
