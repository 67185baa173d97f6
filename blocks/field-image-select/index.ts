import { field, saveNested } from '@slipstream/forms';
import definition from './field.json';

export const { name, settings } = field(
	'image-select',
	'M3 5h18v14H3zm1.5 1.5v9l4-4 3 3 4-4 4 4v-8zM4.5 17.5h15z',
	definition,
	{
		save: saveNested,
	}
);
