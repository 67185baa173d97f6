import { canManageOptions, getSettings } from '@slipstream/settings';
import { registerPlugin } from '@wordpress/plugins';
import { SetupHint } from './setup-hint';

const { isEnabled, engine } = getSettings().ai;

if ( canManageOptions() && ( ! isEnabled || engine === 'none' ) ) {
	registerPlugin( 'slipstream-ai-setup', { render: SetupHint } );
}
