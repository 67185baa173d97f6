import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { amountInWords, dayOf, payerName, when } from '../../payments/words';
import { attention, nextCharge, statusSentence } from './messages';
import type { Subscription } from './types';

/** What is known of a subscription. */
export function Facts( { item }: { item: Subscription } ) {
	const problem = attention( item );
	return (
		<>
			{ problem && (
				<Notice status="warning" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			<dl className="slipstream-payment__facts">
				<dt>{ __( 'Amount', 'slipstream' ) }</dt>
				<dd>
					<bdi>{ amountInWords( item ) }</bdi>
				</dd>
				<dt>{ __( 'State', 'slipstream' ) }</dt>
				<dd>
					<span role="status">{ statusSentence( item ) }</span>
				</dd>
				<dt>{ __( 'Next charge', 'slipstream' ) }</dt>
				<dd>{ nextCharge( item ) }</dd>
				<dt>{ __( 'Payer', 'slipstream' ) }</dt>
				<dd>
					<bdi>
						{ payerName( item ) }
						{ item.name && item.email && ` (${ item.email })` }
					</bdi>
				</dd>
				<dt>{ __( 'Began', 'slipstream' ) }</dt>
				<dd>
					{ dayOf( item.created ) },{ ' ' }
					<a href={ `#/orders/${ item.order_id }` }>
						{ sprintf(
							/* translators: %d: the number of an order. */
							__( 'order %d', 'slipstream' ),
							item.order_id
						) }
					</a>
				</dd>
				{ item.ended > 0 && (
					<>
						<dt>{ __( 'Ended', 'slipstream' ) }</dt>
						<dd>{ dayOf( item.ended ) }</dd>
					</>
				) }
				<dt>{ __( 'Last checked', 'slipstream' ) }</dt>
				<dd>{ when( item.checked ) }</dd>
			</dl>
		</>
	);
}
