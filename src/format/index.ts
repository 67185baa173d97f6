/** Numbers and amounts of money as people write them. */
export { formatEstimate, formatMoney } from './money';
export { formatNumber } from './number';
