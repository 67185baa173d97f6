import { __ } from '@wordpress/i18n';
import { field } from '@slipstream/forms';

export const { name, settings } = field(
	'url',
	'M7 8h4v1.5H7a2.5 2.5 0 0 0 0 5h4V16H7a4 4 0 0 1 0-8zm6 0h4a4 4 0 0 1 0 8h-4v-1.5h4a2.5 2.5 0 0 0 0-5h-4zM8 11.2h8v1.6H8z',
	__( 'Website', 'slipstream' )
);
