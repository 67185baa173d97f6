import { isAiOffered } from '@slipstream/settings';
import { addFilter } from '@wordpress/hooks';
import { registerShortcut } from './shortcut';
import { withAiForm } from './with-ai-form';

if ( isAiOffered( 'forms' ) ) {
	registerShortcut();
	addFilter( 'editor.BlockEdit', 'slipstream/ai-form', withAiForm );
}
