import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	formatMoney,
	fromDecimal,
	minimumOf,
	parseAmount,
	symbolOf,
	toDecimal,
} from '@slipstream/money';

interface Props {
	label: string;
	value: number;
	currency: string;
	onChange: ( value: number ) => void;
}

const shown = ( value: number, currency: string ) => {
	const money = fromDecimal( value, currency );
	return money ? formatMoney( money, { symbol: '' } ) : String( value );
};

/** An amount, in the form itself. What is typed stays; it counts once it can be given. */
export function AmountField( { label, value, currency, onChange }: Props ) {
	const [ typed, setTyped ] = useState< string | null >( null );
	const least = minimumOf( currency, 'stripe' );
	const money = typed === null ? null : parseAmount( typed, currency );
	const isWrong =
		typed !== null && ( ! money || money.amount < least.amount );
	return (
		<span className={ `donations__amount${ isWrong ? ' has-error' : '' }` }>
			<span aria-hidden="true">{ symbolOf( currency ) }</span>
			<input
				className="donations__amount-value"
				type="text"
				inputMode="decimal"
				aria-label={ label }
				aria-invalid={ isWrong }
				value={ typed ?? shown( value, currency ) }
				onChange={ ( { target } ) => {
					setTyped( target.value );
					const next = parseAmount( target.value, currency );
					if ( next && next.amount >= least.amount ) {
						onChange( toDecimal( next ) );
					}
				} }
				onBlur={ () => ! isWrong && setTyped( null ) }
			/>
			{ isWrong && (
				<span className="donations__amount-error" role="alert">
					{ sprintf(
						/* translators: %s: an amount of money. */
						__( 'At least %s.', 'slipstream' ),
						formatMoney( least )
					) }
				</span>
			) }
		</span>
	);
}
