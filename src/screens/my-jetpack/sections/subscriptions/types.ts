import type { PaymentItem } from '../../payments/types';

export const ROUTE = 'slipstream/v1/payments/subscriptions';

export const STATUSES = [
	'active',
	'past_due',
	'unpaid',
	'incomplete',
	'trialing',
	'paused',
	'canceled',
	'incomplete_expired',
	'other',
] as const;

export type Status = ( typeof STATUSES )[ number ];

/** Something that someone pays again and again. Times are Unix seconds, 0 for never. */
export interface Subscription extends PaymentItem {
	status: Status;
	/** The order that it began with. */
	order_id: number;
	/** Until when it is paid. */
	period_end: number;
	/** When it will end because someone has canceled it. */
	cancel_at: number;
	ended: number;
	created: number;
	/** When the payment service was last asked. */
	checked: number;
	is_canceled: boolean;
	is_ended: boolean;
	/** Whether money is missing until the payer does something. */
	needs_payer: boolean;
}
