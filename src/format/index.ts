/** Numbers as people write them. */
export { formatNumber } from './number';
