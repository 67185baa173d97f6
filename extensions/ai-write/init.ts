import { getSettings } from '@slipstream/settings';
import { addFilter } from '@wordpress/hooks';
import { registerPlugin } from '@wordpress/plugins';
import { withWriteOption } from './slash';
import { WriteHost } from './write-host';

const { isEnabled, features } = getSettings().ai;

if ( isEnabled && features.writing ) {
	addFilter(
		'editor.Autocomplete.completers',
		'slipstream/ai-write',
		withWriteOption
	);
	registerPlugin( 'slipstream-ai-write', { render: WriteHost } );
}
