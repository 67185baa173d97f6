import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '@wordpress/keyboard-shortcuts';

export const SHORTCUT = 'slipstream/ai-form';

/** Makes Mod+/ known, and puts it into the editor's list of keys. */
export function registerShortcut(): void {
	void dispatch( store ).registerShortcut( {
		name: SHORTCUT,
		category: 'block',
		description: __( 'Ask AI about the selected form.', 'slipstream' ),
		keyCombination: { modifier: 'primary', character: '/' },
	} );
}
