import { addFilter } from '@wordpress/hooks';
import { withUpgradeBanner } from './with-upgrade-banner';

// Blocks that are there already are drawn anew.
addFilter( 'editor.BlockEdit', 'slipstream/upgrade-banner', withUpgradeBanner );
