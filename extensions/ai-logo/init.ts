import { addFilter } from '@wordpress/hooks';
import { withLogoButton } from './with-logo-button';

addFilter( 'editor.BlockEdit', 'slipstream/ai-logo', withLogoButton );
