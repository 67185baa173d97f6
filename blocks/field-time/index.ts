import { oldField } from '@slipstream/forms';
import definition from './field.json';

export const { name, settings } = oldField(
	'time',
	'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm-.8 2.5h1.5v4.2l2.8 2.8-1 1-3.3-3.3z',
	definition
);
