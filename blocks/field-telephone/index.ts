import { oldField } from '@slipstream/forms';
import definition from './field.json';

export const { name, settings } = oldField(
	'telephone',
	'M7 3h10v18H7zm1.5 1.5v15h7v-15zm2.5 12h2V18h-2z',
	definition,
	{
		edit: () =>
			import( /* webpackChunkName: "forms-fields-edit" */ './edit' ),
	}
);
