import { addFilter } from '@wordpress/hooks';
import { withProvenance } from './with-provenance';

// Also where AI is off: what was made with it stays known.
addFilter( 'editor.BlockEdit', 'slipstream/ai-provenance', withProvenance );
