import { isAiOffered } from '@slipstream/settings';
import { addFilter } from '@wordpress/hooks';
import { registerPlugin } from '@wordpress/plugins';
import { ToolbarHost } from './toolbar-host';
import { withAiToolbar } from './with-ai-toolbar';

if ( isAiOffered( 'writing' ) ) {
	addFilter( 'editor.BlockEdit', 'slipstream/ai-toolbar', withAiToolbar );
	registerPlugin( 'slipstream-ai-toolbar', { render: ToolbarHost } );
}
