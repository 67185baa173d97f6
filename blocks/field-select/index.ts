import { __ } from '@wordpress/i18n';
import { field } from '@slipstream/forms';

export const { name, settings } = field(
	'select',
	'M3 7h18v10H3zm1.5 1.5v7h15v-7zM13.5 11h4l-2 2.5z',
	__( 'Select one', 'slipstream' )
);
