import type { AccountName, MoneyItem } from '../../payments/types';

export const ROUTE = 'slipstream/v1/payments/totals';

/** What something has come to in one currency. */
export interface Total {
	currency: string;
	charged: MoneyItem;
	refunded: MoneyItem;
	fees: MoneyItem;
	disputed: MoneyItem;
	net: MoneyItem;
}

export interface Account extends AccountName {
	is_connected: boolean;
}

export interface Month {
	/** Such as 2026-11. */
	month: string;
	totals: readonly Total[];
}

/** What an account has come to. */
export interface Earnings {
	/** Null if there is none. */
	account: Account | null;
	accounts: readonly Account[];
	totals: readonly Total[];
	/** The latest first. */
	months: readonly Month[];
	/** The latest first. */
	years: readonly number[];
}
