import { registerPlugin } from '@wordpress/plugins';
import { NewsletterPanels } from './panels';

registerPlugin( 'slipstream-newsletter', { render: NewsletterPanels } );
