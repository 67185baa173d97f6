import { __ } from '@wordpress/i18n';
import { field } from '@slipstream/forms';

export const { name, settings } = field(
	'text',
	'M3 7h18v10H3zm1.5 1.5v7h15v-7zM6 10h1.5v4H6z',
	__( 'Text', 'slipstream' )
);
