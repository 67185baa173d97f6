import { __ } from '@wordpress/i18n';
import { field } from '@slipstream/forms';

export const { name, settings } = field(
	'date',
	'M4 5h3V3.5h1.5V5h7V3.5H17V5h3v15H4zm1.5 5v8.5h13V10z',
	__( 'Date', 'slipstream' )
);
