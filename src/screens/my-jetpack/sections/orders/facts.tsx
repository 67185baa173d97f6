import { __ } from '@wordpress/i18n';
import { payerName, when } from '../../payments/words';
import { stateSentence } from './messages';
import { blockName } from './places';
import { address } from './address';
import type { Order } from './types';

/** Where an order began, and the way to the others from there. */
function Where( { item: { block, post } }: { item: Order } ) {
	if ( ! block && ! post ) {
		return null;
	}
	return (
		<>
			<dt>{ __( 'Began with', 'slipstream' ) }</dt>
			<dd>
				{ block && blockName( block ) }
				{ block && post && ', ' }
				{ post && (
					<>
						{ post.url ? (
							<a href={ post.url }>
								<bdi>{ post.title }</bdi>
							</a>
						) : (
							<bdi>{ post.title }</bdi>
						) }
						{ ' (' }
						<a
							href={ address.format( {
								...address.initial,
								post: post.id,
							} ) }
						>
							{ __( 'all orders from there', 'slipstream' ) }
						</a>
						{ ')' }
					</>
				) }
			</dd>
		</>
	);
}

/** What is known of an order. */
export function Facts( { item }: { item: Order } ) {
	return (
		<dl className="slipstream-payment__facts">
			<dt>{ __( 'Agreed', 'slipstream' ) }</dt>
			<dd>
				<bdi>{ item.sentence || item.money.formatted }</bdi>
			</dd>
			<dt>{ __( 'State', 'slipstream' ) }</dt>
			<dd>
				<span role="status">{ stateSentence( item ) }</span>
			</dd>
			<dt>{ __( 'Payer', 'slipstream' ) }</dt>
			<dd>
				<bdi>
					{ payerName( item ) }
					{ item.name && item.email && ` (${ item.email })` }
				</bdi>
			</dd>
			{ item.note && (
				<>
					<dt>{ __( 'Note', 'slipstream' ) }</dt>
					<dd>
						<bdi>{ item.note }</bdi>
					</dd>
				</>
			) }
			<Where item={ item } />
			<dt>{ __( 'Created', 'slipstream' ) }</dt>
			<dd>{ when( item.created ) }</dd>
		</dl>
	);
}
