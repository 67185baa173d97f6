import { RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import { useAction } from '@slipstream/ui';
import { InlineQuestion } from '../../payments/inline-question';
import { dayOf, gatewayName } from '../../payments/words';
import type { PartProps } from '../../payments/payment-modal';
import type { Subscription } from './types';

type End = 'period' | 'now';

/** What canceling does to the payer's money and access. */
function consequences( item: Subscription, end: End ): string[] {
	const gateway = gatewayName( item );
	const shared = sprintf(
		/* translators: %s: a payment service, such as Stripe. */
		__(
			'Nothing is refunded. To give money back, refund the payment in its order or in %s.',
			'slipstream'
		),
		gateway
	);
	if ( end === 'now' ) {
		return [
			sprintf(
				/* translators: %s: a payment service, such as Stripe. */
				__(
					'%s does not charge the payer again. The subscription ends at once, and so does what the payer has by it.',
					'slipstream'
				),
				gateway
			),
			shared,
			__( 'This cannot be undone.', 'slipstream' ),
		];
	}
	return [
		sprintf(
			/* translators: 1: a payment service, such as Stripe, 2: a date. */
			__(
				'%1$s does not charge the payer again. The payer keeps what they have by it until %2$s.',
				'slipstream'
			),
			gateway,
			dayOf( item.period_end )
		),
		...( item.needs_payer
			? [
					__(
						'The overdue payment can still be collected.',
						'slipstream'
					),
				]
			: [] ),
		shared,
	];
}

const mayEndLater = ( item: Subscription ) =>
	item.period_end > 0 && ! item.is_canceled && item.status !== 'incomplete';

/** Ends a subscription, now or with what is paid. It is said to be canceled when the payment service has said so. */
export function Cancel( { item, path, onAnswer }: PartProps< Subscription > ) {
	const [ chosen, setChosen ] = useState< End >( 'period' );
	const end = mayEndLater( item ) ? chosen : 'now';
	const action = useAction( async () =>
		onAnswer(
			await getHttp().post< Subscription >( `${ path }/cancel`, {
				at_period_end: end === 'period',
			} )
		)
	);
	if ( item.is_ended ) {
		return null;
	}
	return (
		<InlineQuestion
			trigger={
				item.is_canceled
					? __( 'Cancel now', 'slipstream' )
					: __( 'Cancel subscription', 'slipstream' )
			}
			label={ __( 'Cancel the subscription?', 'slipstream' ) }
			action={ action }
			confirmLabel={ __( 'Cancel this subscription', 'slipstream' ) }
			cancelLabel={ __( 'Keep it', 'slipstream' ) }
			done={ () => __( 'The subscription was canceled.', 'slipstream' ) }
		>
			{ mayEndLater( item ) && (
				<RadioControl
					label={ __( 'When it ends', 'slipstream' ) }
					selected={ end }
					options={ [
						{
							value: 'period',
							label: sprintf(
								/* translators: %s: a date. */
								__(
									'On %s, when the paid time is over',
									'slipstream'
								),
								dayOf( item.period_end )
							),
						},
						{ value: 'now', label: __( 'Now', 'slipstream' ) },
					] }
					onChange={ ( value ) => setChosen( value as End ) }
				/>
			) }
			<div aria-live="polite">
				{ consequences( item, end ).map( ( sentence ) => (
					<p key={ sentence }>{ sentence }</p>
				) ) }
			</div>
		</InlineQuestion>
	);
}
