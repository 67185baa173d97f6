import { oldField } from '@slipstream/forms';
import definition from './field.json';

export const { name, settings } = oldField(
	'name',
	'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 1.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM5 20v-1a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v1h-1.5v-1a3.5 3.5 0 0 0-3.5-3.5h-4A3.5 3.5 0 0 0 6.5 19v1z',
	definition
);
