import { field } from '@slipstream/forms';
import definition from './field.json';

export const { name, settings } = field(
	'file',
	'M12 4l5 5-1 1-3.2-3.2V16h-1.6V6.8L8 10 7 9zM4 15h1.5v3.5h13V15H20v5H4z',
	definition,
	{
		edit: () =>
			import( /* webpackChunkName: "forms-fields-edit" */ './edit' ),
	}
);
