import { oldField } from '@slipstream/forms';
import definition from './field.json';

export const { name, settings } = oldField(
	'email',
	'M3 6h18v12H3zm1.5 2v8.5h15V8L12 13.5zm1.3-.5L12 11.7l6.2-4.2z',
	definition
);
