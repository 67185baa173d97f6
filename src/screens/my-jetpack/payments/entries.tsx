import { ExternalLink } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { formatMoney, fromDecimal } from '@slipstream/money';
import { kindNames, when } from './words';
import type { Entry } from './types';

/** What is left of some money, by currency: fees may be taken in another one. */
export function sums( entries: readonly Entry[] ): Record< string, number > {
	const all: Record< string, number > = {};
	for ( const { money } of entries ) {
		const { amount = 0 } =
			fromDecimal( money.amount, money.currency ) ?? {};
		all[ money.currency ] = ( all[ money.currency ] ?? 0 ) + amount;
	}
	return all;
}

/** What has moved money; of several payments, each leads to its own place at the payment service. */
function What( {
	entry,
	isOneOfMany,
}: {
	entry: Entry;
	isOneOfMany: boolean;
} ) {
	const { kind, gateway_url: url } = entry;
	const name = kindNames()[ kind ] ?? kind;
	return kind === 'charge' && isOneOfMany && url ? (
		<ExternalLink href={ url }>{ name }</ExternalLink>
	) : (
		<>{ name }</>
	);
}

/** The money that has moved, and what is left of it. */
export function Entries( { entries }: { entries: readonly Entry[] } ) {
	if ( ! entries.length ) {
		return <p>{ __( 'No money has moved.', 'slipstream' ) }</p>;
	}
	const payments = new Set( entries.map( ( entry ) => entry.payment_id ) );
	return (
		<table className="slipstream-payment__entries">
			<caption className="screen-reader-text">
				{ __( 'Money that has moved', 'slipstream' ) }
			</caption>
			<thead>
				<tr>
					<th scope="col">{ __( 'What', 'slipstream' ) }</th>
					<th scope="col">{ __( 'Date', 'slipstream' ) }</th>
					<th scope="col">{ __( 'Amount', 'slipstream' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ entries.map( ( entry ) => (
					<tr key={ `${ entry.kind } ${ entry.object_id }` }>
						<td>
							<What
								entry={ entry }
								isOneOfMany={ payments.size > 1 }
							/>
						</td>
						<td>{ when( entry.occurred ) }</td>
						<td>
							<bdi>{ entry.money.formatted }</bdi>
						</td>
					</tr>
				) ) }
			</tbody>
			<tfoot>
				{ Object.entries( sums( entries ) ).map(
					( [ currency, amount ] ) => (
						<tr key={ currency }>
							<th scope="row" colSpan={ 2 }>
								{ sprintf(
									/* translators: %s: the code of a currency, such as EUR. */
									__( 'Left in %s', 'slipstream' ),
									currency
								) }
							</th>
							<td>
								<bdi>
									{ formatMoney( { amount, currency } ) }
								</bdi>
							</td>
						</tr>
					)
				) }
			</tfoot>
		</table>
	);
}
