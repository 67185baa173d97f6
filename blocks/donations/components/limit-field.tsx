import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { parseAmount, toDecimal } from '@slipstream/money';

interface Props {
	label: string;
	value: number | undefined;
	currency: string;
	onChange: ( value: number | undefined ) => void;
}

/** A limit of what can be given; empty for none. */
export function LimitField( { label, value, currency, onChange }: Props ) {
	const [ typed, setTyped ] = useState( String( value ?? '' ) );
	const money = parseAmount( typed, currency );
	const isWrong = typed.trim() !== '' && ! money;
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ `${ label } (${ currency })` }
			inputMode="decimal"
			help={
				isWrong ? __( 'Enter an amount.', 'slipstream' ) : undefined
			}
			value={ typed }
			onChange={ ( next ) => {
				setTyped( next );
				const amount = parseAmount( next, currency );
				if ( amount || next.trim() === '' ) {
					onChange( amount ? toDecimal( amount ) : undefined );
				}
			} }
		/>
	);
}
