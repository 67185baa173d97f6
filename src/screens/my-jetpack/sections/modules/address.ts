import { choiceField, createAddressView, textField } from '@slipstream/ui';
import type { Narrowing } from './entries';

export const address = createAddressView< Narrowing >( {
	path: '/modules',
	fields: {
		search: textField,
		state: choiceField( [ '', 'on', 'off' ] ),
	},
} );
