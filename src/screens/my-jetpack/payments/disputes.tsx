import { ExternalLink, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { ResourceContent } from '@slipstream/ui';
import type { MoneyItem, PaymentItem } from './types';
import { gatewayName, when } from './words';

/** A dispute as the payment service tells of it. */
export interface Dispute {
	id: string;
	reason: string;
	status: string;
	money: MoneyItem;
	/** Until when an answer is due; 0 if there is no deadline. */
	due: number;
	is_open: boolean;
	needs_answer: boolean;
	/** Whether the bank only asks: it has taken no money. */
	is_inquiry: boolean;
	gateway_url: string | null;
}

/**
 * The disputes of an order or a subscription, asked of the payment service.
 *
 * @param item Whose.
 * @param path Its route.
 */
export const useDisputes = ( item: PaymentItem, path: string ) =>
	useResource< readonly Dispute[] >(
		item.dispute === 'none' ? undefined : `${ path }/disputes`
	);

const reasons = (): Record< string, string > => ( {
	credit_not_processed: __( 'a refund was promised', 'slipstream' ),
	duplicate: __( 'charged twice', 'slipstream' ),
	fraudulent: __( 'not paid by the cardholder', 'slipstream' ),
	product_not_received: __( 'nothing was received', 'slipstream' ),
	product_unacceptable: __( 'not what was ordered', 'slipstream' ),
	subscription_canceled: __( 'charged after canceling', 'slipstream' ),
	unrecognized: __( 'not recognized', 'slipstream' ),
} );

/** How a dispute stands, and until when something must be done. */
function sentenceOf( dispute: Dispute ): string {
	const { is_open: isOpen, needs_answer: needsAnswer, due, status } = dispute;
	if ( needsAnswer ) {
		return due > 0
			? sprintf(
					/* translators: %s: a date with time. */
					__( 'The bank expects your answer by %s.', 'slipstream' ),
					when( due )
				)
			: __( 'The bank expects your answer.', 'slipstream' );
	}
	if ( isOpen ) {
		return __( 'The bank decides. You have nothing to do.', 'slipstream' );
	}
	switch ( status ) {
		case 'won':
			return __( 'You have won. The money is back.', 'slipstream' );
		case 'lost':
			return __(
				'You have lost. The payer has the money.',
				'slipstream'
			);
		default:
			return __( 'Closed. No money was taken.', 'slipstream' );
	}
}

function What( { money, reason, is_inquiry: isInquiry }: Dispute ) {
	const why = reasons()[ reason ] ?? __( 'no reason given', 'slipstream' );
	return (
		<strong>
			{ isInquiry
				? sprintf(
						/* translators: 1: an amount of money, 2: a reason. */
						__( 'Inquiry about %1$s (%2$s)', 'slipstream' ),
						money.formatted,
						why
					)
				: sprintf(
						/* translators: 1: an amount of money, 2: a reason. */
						__( 'Dispute of %1$s (%2$s)', 'slipstream' ),
						money.formatted,
						why
					) }
		</strong>
	);
}

/** What is disputed, until when the owner must answer, and where. */
export function Disputes( {
	item,
	path,
}: {
	item: PaymentItem;
	path: string;
} ) {
	const resource = useDisputes( item, path );
	if ( item.dispute === 'none' ) {
		return null;
	}
	const gateway = gatewayName( item );
	return (
		<ResourceContent resource={ resource } lines={ 2 }>
			{ ( disputes ) =>
				disputes.map( ( dispute ) => (
					<Notice
						key={ dispute.id }
						status={ dispute.needs_answer ? 'warning' : 'info' }
						isDismissible={ false }
					>
						<What { ...dispute } />
						<p>{ sentenceOf( dispute ) }</p>
						{ dispute.gateway_url && (
							<ExternalLink href={ dispute.gateway_url }>
								{ dispute.needs_answer
									? sprintf(
											/* translators: %s: a payment service, such as Stripe. */
											__( 'Answer in %s', 'slipstream' ),
											gateway
										)
									: sprintf(
											/* translators: %s: a payment service, such as Stripe. */
											__( 'See it in %s', 'slipstream' ),
											gateway
										) }
							</ExternalLink>
						) }
					</Notice>
				) )
			}
		</ResourceContent>
	);
}
