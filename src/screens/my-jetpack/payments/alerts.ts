import { __, _n, sprintf } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import { formatNumber } from '@slipstream/format';
import type { Alert } from '@slipstream/ui';
import { STOPPED, stopQuestion } from './stop';

/** What an owner has to see to, of real money only. */
interface Attention {
	/** Whether the limit against card testing was reached since yesterday. */
	has_flood: boolean;
	takes_payments: boolean;
	disputed_orders: number;
	/** Their disputed payments are in no order that is counted. */
	disputed_subscriptions: number;
}

const load = () =>
	getHttp().get< Attention >( 'slipstream/v1/payments/attention' );

const disputed = ( list: string, count: number, text: string ): Alert[] =>
	count === 0
		? []
		: [
				{
					id: `disputes-${ list }`,
					text,
					href: `#/${ list }?dispute=open&mode=live`,
				},
			];

/** That someone tries out cards, with the button that stops them. */
function floodAlert( takesPayments: boolean ): Alert {
	const alert = { id: 'payments-flood', href: '#/payments' };
	return takesPayments
		? {
				...alert,
				text: __(
					'An unusual number of payments was started in the last day. Someone may be testing stolen cards. If it continues, stop all new payments.',
					'slipstream'
				),
				action: {
					label: __( 'Stop all new payments', 'slipstream' ),
					question: stopQuestion(),
					run: () =>
						getHttp().post( 'jetpack/v4/settings', {
							[ STOPPED ]: true,
						} ),
					done: __( 'All new payments are stopped.', 'slipstream' ),
				},
			}
		: {
				...alert,
				text: __(
					'An unusual number of payments was started in the last day. New payments are stopped now: take them again when you think it is over.',
					'slipstream'
				),
			};
}

/** That someone tries out cards, and that payments are disputed. */
export async function loadOrderAlerts(): Promise< readonly Alert[] > {
	const {
		has_flood: hasFlood,
		takes_payments: takesPayments,
		disputed_orders: count,
	} = await load();
	return [
		...( hasFlood ? [ floodAlert( takesPayments ) ] : [] ),
		...disputed(
			'orders',
			count,
			sprintf(
				/* translators: %s: a number. */
				_n(
					'%s payment is disputed. See whether the bank expects an answer, and until when.',
					'%s payments are disputed. See whether the bank expects answers, and until when.',
					count,
					'slipstream'
				),
				formatNumber( count )
			)
		),
	];
}

/** That payments of subscriptions are disputed. */
export async function loadSubscriptionAlerts(): Promise< readonly Alert[] > {
	const { disputed_subscriptions: count } = await load();
	return disputed(
		'subscriptions',
		count,
		sprintf(
			/* translators: %s: a number. */
			_n(
				'%s subscription has a disputed payment. See whether the bank expects an answer, and until when.',
				'%s subscriptions have disputed payments. See whether the bank expects answers, and until when.',
				count,
				'slipstream'
			),
			formatNumber( count )
		)
	);
}
