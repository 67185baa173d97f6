import { isAiOffered } from '@slipstream/settings';
import { addAction, addFilter } from '@wordpress/hooks';
import { registerPlugin } from '@wordpress/plugins';
import { panel } from './panel';
import { withWriteOption } from './slash';
import { WriteHost } from './write-host';

if ( isAiOffered( 'writing' ) ) {
	addFilter(
		'editor.Autocomplete.completers',
		'slipstream/ai-write',
		withWriteOption
	);
	// The assistant block asks for the tools that write elsewhere.
	addAction( 'slipstream.writeWithAi', 'slipstream/ai-write', panel.open );
	registerPlugin( 'slipstream-ai-write', { render: WriteHost } );
}
