export { WriteMenu } from './components/write-menu';
export { WritePanel } from './components/write-panel';
