import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	formatMoney,
	fromDecimal,
	parseAmount,
	symbolOf,
	toDecimal,
	typedAmount,
} from '@slipstream/money';
import type { Limits } from '../limits';

interface Props {
	label: string;
	value: number;
	currency: string;
	limits: Limits;
	onChange: ( value: number ) => void;
}

const sentenceOf = ( { least, most }: Limits ) =>
	most
		? sprintf(
				/* translators: 1: the smallest amount of money; 2: the largest. */
				__( 'From %1$s to %2$s.', 'slipstream' ),
				formatMoney( least ),
				formatMoney( most )
			)
		: sprintf(
				/* translators: %s: an amount of money. */
				__( 'At least %s.', 'slipstream' ),
				formatMoney( least )
			);

/**
 * An amount, in the form itself. It looks as visitors see it until somebody types. What is typed stays; it counts once it can be
 * given.
 */
export function AmountField( props: Props ) {
	const { label, value, currency, limits, onChange } = props;
	const [ typed, setTyped ] = useState< string | null >( null );
	const stored = fromDecimal( value, currency );
	const { least, most } = limits;
	const canBeGiven = ( money: typeof stored ) =>
		!! money &&
		money.amount >= least.amount &&
		( ! most || money.amount <= most.amount );
	const isWrong = ! canBeGiven(
		typed === null ? stored : parseAmount( typed, currency )
	);
	return (
		<span className={ `donations__amount${ isWrong ? ' has-error' : '' }` }>
			<span aria-hidden="true">{ symbolOf( currency ) }</span>
			<input
				className="donations__amount-value"
				type="text"
				inputMode="decimal"
				aria-label={ label }
				aria-invalid={ isWrong }
				value={
					typed ??
					( stored
						? formatMoney( stored, { symbol: '' } )
						: String( value ) )
				}
				onFocus={ () =>
					setTyped(
						( now ) =>
							now ??
							( stored ? typedAmount( stored ) : String( value ) )
					)
				}
				onChange={ ( { target } ) => {
					setTyped( target.value );
					const next = parseAmount( target.value, currency );
					if ( next && canBeGiven( next ) ) {
						onChange( toDecimal( next ) );
					}
				} }
				onBlur={ () => ! isWrong && setTyped( null ) }
			/>
			{ isWrong && (
				<span className="donations__amount-error" role="alert">
					{ sentenceOf( limits ) }
				</span>
			) }
		</span>
	);
}
