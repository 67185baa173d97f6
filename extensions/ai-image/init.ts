import { addFilter } from '@wordpress/hooks';
import { withFeaturedButton, withImageToolbar } from './stubs';

addFilter(
	'editor.PostFeaturedImage',
	'slipstream/ai-image',
	withFeaturedButton
);
addFilter( 'editor.BlockEdit', 'slipstream/ai-image', withImageToolbar );
