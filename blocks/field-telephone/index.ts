import { __ } from '@wordpress/i18n';
import { field } from '@slipstream/forms';

export const { name, settings } = field(
	'telephone',
	'M7 3h10v18H7zm1.5 1.5v15h7v-15zm2.5 12h2V18h-2z',
	__( 'Phone', 'slipstream' )
);
