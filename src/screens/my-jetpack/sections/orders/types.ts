export const ROUTE = 'slipstream/v1/payments/orders';

/** An amount, as the server writes it. */
export interface MoneyItem {
	/** A decimal number. */
	amount: number;
	currency: string;
	formatted: string;
}

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
export interface Order {
	id: number;
	money: MoneyItem;
	interval: string;
	mode: 'test' | 'live';
	state: OrderState;
	dispute: string;
	/** What was agreed, as the payer has read it. */
	sentence: string;
	name: string;
	email: string;
	note: string;
	is_erased: boolean;
	/** Where it is found at the payment service; null if it is not there yet. */
	gateway_url: string | null;
	paid: number;
	created: number;
}

/** Money that has moved. */
export interface OrderEntry {
	kind: string;
	money: MoneyItem;
	object_id: string;
	occurred: number;
}

export interface OrderWithEntries extends Order {
	entries: OrderEntry[];
}
