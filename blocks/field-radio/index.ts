import { oldField } from '@slipstream/forms';
import definition from './field.json';

export const { name, settings } = oldField(
	'radio',
	'M6.5 5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm0 1.5a1 1 0 1 1 0 2 1 1 0 0 1 0-2zM11 7h9v1.5h-9zM6.5 14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM11 16h9v1.5h-9z',
	definition
);
