import {
	__experimentalVStack as VStack,
	ExternalLink,
	SelectControl,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { currencyOptions, isTaken } from '../currencies';
import { decimalsOf, priceTextOf } from '../price-text';
import { Picture } from './picture';
import { SaleNote } from './sale-note';
import type { Field, Problems, SimplePaymentsAttributes } from '../types';
import type { ReactNode } from 'react';

interface Props {
	attributes: SimplePaymentsAttributes;
	/** Whether the author may put it up for sale. */
	canPublish: boolean;
	problems: Problems;
	onChange: ( changes: Partial< SimplePaymentsAttributes > ) => void;
	onCorrect: ( field: Field ) => void;
}

const SIGN_UP = 'https://www.paypal.com/';

/** What a field says: what is wrong, or else its help. */
const says = ( problem: string | undefined, help?: ReactNode ) => ( {
	'aria-invalid': problem ? true : undefined,
	help: problem ? (
		<span className="slipstream-simple-payments__problem" role="alert">
			{ problem }
		</span>
	) : (
		help
	),
} );

function PriceFields( { attributes, problems, onChange, onCorrect }: Props ) {
	const { currency, price } = attributes;
	return (
		<div className="slipstream-simple-payments__price">
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Currency', 'slipstream' ) }
				options={ currencyOptions( currency ) }
				value={ currency }
				{ ...says(
					problems.currency,
					isTaken( currency )
						? undefined
						: __(
								'PayPal does not take this currency: visitors see no button.',
								'slipstream'
							)
				) }
				onChange={ ( next ) => {
					onChange( {
						currency: next,
						priceText: priceTextOf( price, next ),
					} );
					onCorrect( 'currency' );
					onCorrect( 'price' );
				} }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Price', 'slipstream' ) }
				type="number"
				step={ 10 ** -decimalsOf( currency ) }
				value={ price ?? '' }
				{ ...says( problems.price ) }
				onChange={ ( typed ) => {
					const next = typed === '' ? undefined : Number( typed );
					onChange( {
						price: next,
						priceText: priceTextOf( next, currency ),
					} );
					onCorrect( 'price' );
				} }
			/>
		</div>
	);
}

function Account( { attributes, problems, onChange, onCorrect }: Props ) {
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Email', 'slipstream' ) }
			type="email"
			value={ attributes.email }
			{ ...says(
				problems.email,
				<>
					{ __(
						'Enter the email address associated with your PayPal account. Don’t have an account?',
						'slipstream'
					) }{ ' ' }
					<ExternalLink href={ SIGN_UP }>
						{ __( 'Create one on PayPal', 'slipstream' ) }
					</ExternalLink>
				</>
			) }
			onChange={ ( email ) => {
				onChange( { email: email.trim() } );
				onCorrect( 'email' );
			} }
		/>
	);
}

/** Everything about what is sold. */
export function Form( props: Props ) {
	const { attributes, problems, onChange, onCorrect } = props;
	return (
		<VStack className="slipstream-simple-payments__form" spacing={ 4 }>
			<SaleNote canPublish={ props.canPublish } />
			<Picture attributes={ attributes } onChange={ onChange } />
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Item name', 'slipstream' ) }
				value={ attributes.title }
				{ ...says( problems.title ) }
				onChange={ ( title ) => {
					onChange( { title } );
					onCorrect( 'title' );
				} }
			/>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __(
					'Describe your item in a few words',
					'slipstream'
				) }
				value={ attributes.content }
				onChange={ ( content ) => onChange( { content } ) }
			/>
			<PriceFields { ...props } />
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __(
					'Allow people to buy more than one item at a time',
					'slipstream'
				) }
				checked={ attributes.multiple }
				onChange={ ( multiple ) => onChange( { multiple } ) }
			/>
			<Account { ...props } />
		</VStack>
	);
}
