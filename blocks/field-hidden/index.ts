import { field } from '@slipstream/forms';
import definition from './field.json';

export const { name, settings } = field(
	'hidden',
	'M12 7c4 0 7 2.5 8.5 5-1.5 2.5-4.5 5-8.5 5s-7-2.5-8.5-5C5 9.5 8 7 12 7zm0 2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM4 4l1-1 15 17-1 1z',
	definition,
	{
		edit: () =>
			import( /* webpackChunkName: "forms-fields-edit" */ './edit' ),
		save: () => null,
	}
);
