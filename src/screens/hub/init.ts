import { mountScreen } from '@slipstream/ui';
import { App } from './app';
import './hub.scss';

mountScreen( 'hub', App );
