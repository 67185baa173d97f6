import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import {
	formatMoney,
	fromDecimal,
	parseAmount,
	toDecimal,
} from '@slipstream/money';
import { useAction } from '@slipstream/ui';
import type { PluginError } from '@slipstream/errors';
import { InlineQuestion } from '../../payments/inline-question';
import type { PartProps } from '../../payments/payment-modal';
import type { Order } from './types';
import { forgetWish, refundWish } from './wish';

const REFUNDABLE = [ 'charge', 'refund', 'refund_failed' ];

/** What can still be given back, in units of the currency. */
const leftOf = ( { entries = [], money: { currency } }: Order ): number =>
	entries
		.filter( ( { kind } ) => REFUNDABLE.includes( kind ) )
		.map(
			( { money } ) => fromDecimal( money.amount, currency )?.amount ?? 0
		)
		.reduce( ( sum, one ) => sum + one, 0 );

/** An amount as the field shows it. */
const shown = ( amount: number, currency: string ) =>
	String( toDecimal( { amount, currency } ) );

/** Whether a refund was refused for good: the same amount again is another wish then. */
const isRefused = ( { status }: PluginError ) =>
	status === 400 || status === 402;

/** Gives money back, all or a part. Each wish has an ID, so that it is done once however often it is sent. */
export function Refund( { item, path, onAnswer }: PartProps< Order > ) {
	const { currency } = item.money;
	const left = leftOf( item );
	const [ typed, setTyped ] = useState( shown( left, currency ) );
	const money = parseAmount( typed, currency );
	const amount = money ? formatMoney( money ) : '';
	const action = useAction(
		async () => {
			const refunded = await getHttp().post< Order >(
				`${ path }/refund`,
				refundWish(
					item.id,
					String( money ? toDecimal( money ) : typed )
				)
			);
			forgetWish( item.id );
			setTyped( shown( leftOf( refunded ), currency ) );
			await onAnswer( refunded );
		},
		( error ) => {
			if ( isRefused( error ) ) {
				forgetWish( item.id );
			}
			return error.sentence;
		}
	);
	return (
		<InlineQuestion
			trigger={ __( 'Refund', 'slipstream' ) }
			isPossible={ Boolean( money && money.amount > 0 ) }
			label={ __( 'Refund this payment?', 'slipstream' ) }
			action={ action }
			confirmLabel={ __( 'Give it back', 'slipstream' ) }
			cancelLabel={ __( 'Keep it', 'slipstream' ) }
			done={ () =>
				/* translators: %s: an amount of money. */
				sprintf( __( '%s was refunded.', 'slipstream' ), amount )
			}
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				inputMode="decimal"
				disabled={ action.isBusy }
				label={ sprintf(
					/* translators: %s: the code of a currency, such as EUR. */
					__( 'Amount in %s', 'slipstream' ),
					currency
				) }
				help={ sprintf(
					/* translators: %s: an amount of money. */
					__(
						'All or a part of %s. Fees are not returned.',
						'slipstream'
					),
					formatMoney( { amount: left, currency } )
				) }
				value={ typed }
				onChange={ setTyped }
			/>
			<p aria-live="polite">
				{ money &&
					money.amount > 0 &&
					sprintf(
						/* translators: %s: an amount of money. */
						__(
							'%s goes back to the payer. This cannot be undone.',
							'slipstream'
						),
						amount
					) }
			</p>
		</InlineQuestion>
	);
}
