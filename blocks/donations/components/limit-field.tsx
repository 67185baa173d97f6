import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	fromDecimal,
	parseAmount,
	toDecimal,
	typedAmount,
} from '@slipstream/money';

interface Props {
	label: string;
	value: number | undefined;
	currency: string;
	help?: string;
	onChange: ( value: number | undefined ) => void;
}

/** An amount in a panel, such as a limit of what can be given; empty for none. */
export function LimitField( props: Props ) {
	const { label, value, currency, help, onChange } = props;
	const stored = value === undefined ? null : fromDecimal( value, currency );
	const [ typed, setTyped ] = useState( stored ? typedAmount( stored ) : '' );
	const money = parseAmount( typed, currency );
	const isWrong = typed.trim() !== '' && ! money;
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ `${ label } (${ currency })` }
			inputMode="decimal"
			help={ isWrong ? __( 'Enter an amount.', 'slipstream' ) : help }
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
