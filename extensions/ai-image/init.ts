import { addFilter } from '@wordpress/hooks';
import { registerPlugin } from '@wordpress/plugins';
import { featured, withFeaturedButton, withImageToolbar } from './lazy-dialogs';

addFilter(
	'editor.PostFeaturedImage',
	'slipstream/ai-image',
	withFeaturedButton
);
addFilter( 'editor.BlockEdit', 'slipstream/ai-image', withImageToolbar );
registerPlugin( 'slipstream-ai-image', { render: featured.Host } );
