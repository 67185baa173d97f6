import { oldField } from '@slipstream/forms';
import definition from './field.json';

export const { name, settings } = oldField(
	'text',
	'M3 7h18v10H3zm1.5 1.5v7h15v-7zM6 10h1.5v4H6z',
	definition
);
