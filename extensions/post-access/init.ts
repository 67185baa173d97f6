import { registerPlugin } from '@wordpress/plugins';
import { AccessHost } from './access-host';

registerPlugin( 'slipstream-post-access', { render: AccessHost } );
