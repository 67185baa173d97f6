import { mountScreen } from '@slipstream/ui';
import { App } from './app';
import './alt-texts.scss';

mountScreen( 'alt-texts', App );
