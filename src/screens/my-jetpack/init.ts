import { mountScreen } from '@slipstream/ui';
import { App } from './app';

mountScreen( 'my-jetpack', App );
