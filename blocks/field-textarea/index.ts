import { oldField } from '@slipstream/forms';
import definition from './field.json';

export const { name, settings } = oldField(
	'textarea',
	'M3 5h18v14H3zm1.5 1.5v11h15v-11zM6.5 9h11v1.5h-11zm0 3.5h7V14h-7z',
	definition
);
