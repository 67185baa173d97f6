import { __, sprintf } from '@wordpress/i18n';
import { EmptyState } from '@slipstream/ui';
import { gatewayName } from '../../payments/words';
import { Months, sumNames, sumOf } from './months';
import type { Account, Earnings } from './types';

/** Why a currency may have fees without payments. */
function FeeNote( {
	totals,
	account,
}: {
	totals: Earnings[ 'totals' ];
	account: Account;
} ) {
	const isSplit =
		totals.length > 1 &&
		totals.some(
			( { charged, fees } ) => charged.amount === 0 && fees.amount !== 0
		);
	return isSplit ? (
		<p className="slipstream-ui-muted">
			{ sprintf(
				/* translators: %s: a payment service, such as Stripe. */
				__(
					'%s takes fees in the currency of your balance, so they can stand under another currency than the payments that they are for.',
					'slipstream'
				),
				gatewayName( account )
			) }
		</p>
	) : null;
}

/** What an account has come to, each currency by itself. */
export function Sums( {
	account,
	totals,
	months,
}: Earnings & { account: Account } ) {
	if ( ! totals.length ) {
		return (
			<EmptyState>
				<p>
					{ __(
						'No money has moved in this account yet. What visitors pay appears here.',
						'slipstream'
					) }
				</p>
			</EmptyState>
		);
	}
	return (
		<>
			{ totals.map( ( total ) => (
				<section key={ total.currency }>
					<h3>{ total.currency }</h3>
					<dl className="slipstream-earnings__sums is-result">
						{ sumNames().map( ( [ name, label ] ) => (
							<div key={ name }>
								<dt>{ label }</dt>
								<dd>
									<bdi>{ sumOf( total, name ) }</bdi>
								</dd>
							</div>
						) ) }
					</dl>
					<Months currency={ total.currency } months={ months } />
				</section>
			) ) }
			<FeeNote totals={ totals } account={ account } />
		</>
	);
}
