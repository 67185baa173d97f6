import { getSettings } from '@slipstream/settings';
import { addFilter } from '@wordpress/hooks';
import { registerPlugin } from '@wordpress/plugins';
import { ToolbarHost } from './toolbar-host';
import { withAiToolbar } from './with-ai-toolbar';

const { isEnabled, features } = getSettings().ai;

if ( isEnabled && features.writing ) {
	addFilter( 'editor.BlockEdit', 'slipstream/ai-toolbar', withAiToolbar );
	registerPlugin( 'slipstream-ai-toolbar', { render: ToolbarHost } );
}
