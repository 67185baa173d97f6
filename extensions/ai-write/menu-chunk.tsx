import './write.scss';

export { WriteMenu } from './components/write-menu';
export { WritePanel } from './components/write-panel';
