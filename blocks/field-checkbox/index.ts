import { field } from '@slipstream/forms';

export const { name, settings } = field(
	'checkbox',
	'M4 4h16v16H4zm1.5 1.5v13h13v-13zM11 16l-4-4 1-1 3 3 5-6 1.1 1z'
);
