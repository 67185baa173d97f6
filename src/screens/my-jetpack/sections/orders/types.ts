import type { PaymentItem } from '../../payments/types';
import type { Place } from './places';

export const ROUTE = 'slipstream/v1/payments/orders';

export const STATES = [
	'created',
	'unknown',
	'sent',
	'pending',
	'failed',
	'expired',
	'paid',
	'partly_refunded',
	'refunded',
] as const;

export type OrderState = ( typeof STATES )[ number ];

/** Something that someone wanted to pay. Times are Unix seconds, 0 for never. */
export interface Order extends PaymentItem {
	state: OrderState;
	/** What was agreed, as the payer has read it. */
	sentence: string;
	note: string;
	/** The name of the block that it began with; '' for none. */
	block: string;
	/** The post that it began on; only in an order by itself. */
	post?: Place | null;
	paid: number;
	created: number;
}
