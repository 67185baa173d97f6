import { mountScreen } from '@slipstream/ui';
import { App } from './app';
import './forms.scss';

mountScreen( 'forms', App );
