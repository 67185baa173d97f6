import { oldField } from '@slipstream/forms';
import definition from './field.json';

export const { name, settings } = oldField(
	'date',
	'M4 5h3V3.5h1.5V5h7V3.5H17V5h3v15H4zm1.5 5v8.5h13V10z',
	definition
);
