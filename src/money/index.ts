/** Amounts of money: exact inside, decimal numbers at the edge, written as the table of currencies says. */
export {
	currencyChoices,
	GATEWAYS,
	isPayable,
	minimumOf,
	placeholderOf,
	suggestedAmounts,
	symbolOf,
} from './amounts';
export { currencyOf } from './currencies';
export { formatEstimate } from './estimate';
export { formatCost, formatMoney } from './format';
export { fromDecimal, toDecimal } from './money';
export { parseAmount, typedAmount } from './parse';
export type { Gateway } from './currencies';
export type { FormatOptions } from './format';
export type { Money } from './money';
