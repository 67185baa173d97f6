import { addFilter } from '@wordpress/hooks';
import { withAltButton } from './with-alt-button';

addFilter( 'editor.BlockEdit', 'slipstream/ai-alt', withAltButton );
