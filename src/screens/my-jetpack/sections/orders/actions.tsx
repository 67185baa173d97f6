import { __ } from '@wordpress/i18n';
import { useDisputes } from '../../payments/disputes';
import type { PartProps } from '../../payments/payment-modal';
import { Refund } from './refund';
import type { Order } from './types';

/** Why a paid order cannot be refunded; '' if it can, undefined while nobody knows. */
function useObstacle( { item, path }: PartProps< Order > ): string | undefined {
	const { data } = useDisputes( item, path );
	if ( item.dispute === 'lost' ) {
		return __(
			'The bank has already returned this money to the payer, so it cannot be refunded as well.',
			'slipstream'
		);
	}
	if ( item.dispute !== 'open' ) {
		return '';
	}
	const taken = data?.some(
		( { is_open: isOpen, is_inquiry: isInquiry } ) => isOpen && ! isInquiry
	);
	return taken
		? __(
				'While the payment is disputed, it cannot be refunded: the bank has taken the money until it decides.',
				'slipstream'
			)
		: data && '';
}

/** What can be done about an order: what was paid can be refunded, unless the payer’s bank has done that. */
export function Actions( props: PartProps< Order > ) {
	const obstacle = useObstacle( props );
	if ( ! [ 'paid', 'partly_refunded' ].includes( props.item.state ) ) {
		return null;
	}
	if ( obstacle === '' ) {
		return <Refund { ...props } />;
	}
	return obstacle ? <p>{ obstacle }</p> : null;
}
