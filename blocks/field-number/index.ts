import { oldField } from '@slipstream/forms';
import definition from './field.json';

export const { name, settings } = oldField(
	'number',
	'M9 4h1.5v4h4V4H16v4h4v1.5h-4v5h4V16h-4v4h-1.5v-4h-4v4H9v-4H5v-1.5h4v-5H5V8h4zm1.5 5.5v5h4v-5z',
	definition
);
