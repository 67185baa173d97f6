import { oldField } from '@slipstream/forms';
import definition from './field.json';

export const { name, settings } = oldField(
	'url',
	'M7 8h4v1.5H7a2.5 2.5 0 0 0 0 5h4V16H7a4 4 0 0 1 0-8zm6 0h4a4 4 0 0 1 0 8h-4v-1.5h4a2.5 2.5 0 0 0 0-5h-4zM8 11.2h8v1.6H8z',
	definition
);
