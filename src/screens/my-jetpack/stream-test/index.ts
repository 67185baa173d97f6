export { StreamTest } from './stream-test';
