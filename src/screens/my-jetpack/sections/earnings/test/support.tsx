import type { Account, Earnings, Total } from '../types';

const WRITTEN: Readonly< Record< string, ( amount: string ) => string > > = {
	EUR: ( amount ) => `€${ amount.replace( '.', ',' ) }`,
	USD: ( amount ) => `$${ amount }`,
	JPY: ( amount ) => `¥${ Number( amount ).toLocaleString( 'en' ) }`,
};

/** An amount as the server writes it. */
export const money = ( amount: number, currency = 'EUR' ) => ( {
	amount,
	currency,
	formatted:
		( amount < 0 ? '-' : '' ) +
		( WRITTEN[ currency ]?.( Math.abs( amount ).toFixed( 2 ) ) ?? '' ),
} );

/** Sums of which only payments are more than nothing. */
export const total = ( currency: string, charged: number ): Total => ( {
	currency,
	charged: money( charged, currency ),
	refunded: money( 0, currency ),
	fees: money( 0, currency ),
	disputed: money( 0, currency ),
	net: money( charged, currency ),
} );

export const ACCOUNTS: readonly [ Account, Account ] = [
	{ gateway: 'stripe', mode: 'live', account: 'acct_1', is_connected: true },
	{ gateway: 'stripe', mode: 'test', account: 'acct_0', is_connected: false },
];

const EURO: Total = {
	...total( 'EUR', 20 ),
	refunded: money( -5 ),
	fees: money( -0.9 ),
	net: money( 14.1 ),
};

export const EARNINGS: Earnings = {
	account: ACCOUNTS[ 0 ],
	accounts: ACCOUNTS,
	totals: [ EURO, total( 'JPY', 1000 ) ],
	months: [
		{ month: '2026-11', totals: [ EURO, total( 'JPY', 1000 ) ] },
		{ month: '2026-10', totals: [] },
	],
	years: [ 2026, 2025 ],
};

export const NOTHING: Earnings = {
	account: null,
	accounts: [],
	totals: [],
	months: [],
	years: [],
};
