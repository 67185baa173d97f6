import { __, sprintf } from '@wordpress/i18n';
import { when } from '../../payments/words';
import type { Declaration } from './declaration-types';

/** Which contract, how, and when, in sentences. */
function wishesOf( item: Declaration ): string {
	const contract = item.is_for_all
		? __( 'All contracts with this site', 'slipstream' )
		: item.contract;
	return [
		contract,
		item.is_for_cause &&
			sprintf(
				/* translators: %s: a reason. */
				__( 'For cause: %s', 'slipstream' ),
				item.cause
			),
		item.ends &&
			sprintf(
				/* translators: %s: a time, as somebody typed it. */
				__( 'When: %s', 'slipstream' ),
				item.ends
			),
	]
		.filter( Boolean )
		.join( '\n' );
}

/** What has come of a declaration, and what the owner has to do. */
function nextStep( item: Declaration ): string {
	if ( item.handled > 0 ) {
		return sprintf(
			/* translators: %s: a date with time. */
			__( 'Handled on %s.', 'slipstream' ),
			when( item.handled )
		);
	}
	if ( item.confirmed > 0 ) {
		return item.kind === 'withdraw'
			? __(
					'The address is theirs: they opened the link in the receipt or were signed in. This site cancels the subscriptions they chose. Decide what to refund.',
					'slipstream'
				)
			: __(
					'The address is theirs: they opened the link in the receipt or were signed in. They canceled nothing that is stored here, so find the contract yourself.',
					'slipstream'
				);
	}
	return __(
		'Nobody has confirmed it by the link in the receipt, so nothing is canceled yet. The declaration counts all the same: find the contract and do what is needed.',
		'slipstream'
	);
}

/** What somebody has declared. */
export function DeclarationFacts( { item }: { item: Declaration } ) {
	return (
		<dl className="slipstream-payment__facts">
			<dt>{ __( 'Contract', 'slipstream' ) }</dt>
			<dd style={ { whiteSpace: 'pre-line' } } dir="auto">
				{ wishesOf( item ) }
			</dd>
			<dt>{ __( 'Email address', 'slipstream' ) }</dt>
			<dd>
				<bdi>{ item.email }</bdi>
			</dd>
			<dt>{ __( 'Received', 'slipstream' ) }</dt>
			<dd>{ when( item.created ) }</dd>
			<dt>{ __( 'State', 'slipstream' ) }</dt>
			<dd>{ nextStep( item ) }</dd>
		</dl>
	);
}
