import { field } from '@slipstream/forms';
import definition from './field.json';

export const { name, settings } = field(
	'slider',
	'M4 11.2h6a2.5 2.5 0 0 1 4.8 0H20v1.6h-5.2a2.5 2.5 0 0 1-4.8 0H4z',
	definition
);
