import { __ } from '@wordpress/i18n';
import { payerName, when } from '../../payments/words';
import { stateSentence } from './messages';
import type { Order } from './types';

/** What is known of an order. */
export function Facts( { item }: { item: Order } ) {
	return (
		<dl className="slipstream-payment__facts">
			<dt>{ __( 'Agreed', 'slipstream' ) }</dt>
			<dd>{ item.sentence || item.money.formatted }</dd>
			<dt>{ __( 'State', 'slipstream' ) }</dt>
			<dd role="status">{ stateSentence( item ) }</dd>
			<dt>{ __( 'Payer', 'slipstream' ) }</dt>
			<dd dir="auto">
				{ payerName( item ) }
				{ item.name && item.email && ` (${ item.email })` }
			</dd>
			{ item.note && (
				<>
					<dt>{ __( 'Note', 'slipstream' ) }</dt>
					<dd dir="auto">{ item.note }</dd>
				</>
			) }
			<dt>{ __( 'Created', 'slipstream' ) }</dt>
			<dd>{ when( item.created ) }</dd>
		</dl>
	);
}
