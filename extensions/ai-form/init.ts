import { getSettings } from '@slipstream/settings';
import { addFilter } from '@wordpress/hooks';
import { registerShortcut } from './shortcut';
import { withAiForm } from './with-ai-form';

const { isEnabled, features } = getSettings().ai;

if ( isEnabled && features.forms ) {
	registerShortcut();
	addFilter( 'editor.BlockEdit', 'slipstream/ai-form', withAiForm );
}
