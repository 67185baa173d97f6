import { oldField } from '@slipstream/forms';
import definition from './field.json';

export const { name, settings } = oldField(
	'checkbox-multiple',
	'M4 5h5v5H4zm1.5 1.5v2h2v-2zM11 7h9v1.5h-9zM4 14h5v5H4zm1.5 1.5v2h2v-2zM11 16h9v1.5h-9z',
	definition
);
