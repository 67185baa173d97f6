import { RichText } from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { formatMoney, fromDecimal, placeholderOf } from '@slipstream/money';
import { shownIntervals } from '../intervals';
import { limitsOf } from '../limits';
import { amountStyle, buttonStyle, tabStyle } from '../look';
import { AmountField } from './amount-field';
import { IntervalPanel } from './interval-panel';
import type { Donation, DonationsAttributes } from '../types';
import type { IntervalTexts } from '../intervals';
import type { EditProps } from '@slipstream/block-kit';

type Props = Pick<
	EditProps< DonationsAttributes >,
	'attributes' | 'setAttributes'
> & { currency: string };

interface TabProps extends Props {
	texts: IntervalTexts;
}

function Amounts( { attributes, setAttributes, currency, texts }: TabProps ) {
	const { attribute } = texts;
	const donation = attributes[ attribute ];
	const limits = limitsOf( attributes, currency );
	return (
		<div className="donations__amounts">
			{ donation.amounts.map( ( amount, index ) => (
				<AmountField
					key={ `${ currency }-${ index }` }
					label={ sprintf(
						/* translators: %d: a number that counts amounts, from 1. */
						__( 'Amount %d', 'slipstream' ),
						index + 1
					) }
					value={ amount }
					currency={ currency }
					limits={ limits }
					onChange={ ( next ) =>
						setAttributes( {
							[ attribute ]: {
								...donation,
								amounts: donation.amounts.map(
									( old, place ) =>
										place === index ? next : old
								),
							},
						} )
					}
				/>
			) ) }
		</div>
	);
}

/** What the empty field for an amount shows. */
function shownPlaceholder(
	{ customAmountPlaceholder }: DonationsAttributes,
	currency: string
): string {
	const own =
		customAmountPlaceholder === undefined
			? null
			: fromDecimal( customAmountPlaceholder, currency );
	return formatMoney( own ?? placeholderOf( currency ) );
}

/** One interval's part of the form. */
function Tab( props: TabProps ) {
	const { attributes, setAttributes, currency, texts } = props;
	const donation = attributes[ texts.attribute ];
	const set = ( change: Partial< Donation > ) =>
		setAttributes( { [ texts.attribute ]: { ...donation, ...change } } );
	return (
		<div className={ `donations__tab is-${ texts.className }` }>
			<RichText
				tagName="h4"
				aria-label={ __( 'Heading', 'slipstream' ) }
				placeholder={ texts.heading }
				value={ donation.heading ?? texts.heading }
				onChange={ ( heading: string ) => set( { heading } ) }
			/>
			<RichText
				tagName="p"
				aria-label={ __( 'Text above the amounts', 'slipstream' ) }
				placeholder={ __( 'Choose an amount', 'slipstream' ) }
				value={
					attributes.chooseAmountText ??
					__( 'Choose an amount', 'slipstream' )
				}
				onChange={ ( chooseAmountText: string ) =>
					setAttributes( { chooseAmountText } )
				}
			/>
			<Amounts { ...props } />
			{ attributes.showCustomAmount && (
				<>
					<RichText
						tagName="p"
						aria-label={ __(
							'Text above the custom amount',
							'slipstream'
						) }
						placeholder={ __(
							'Or enter a custom amount',
							'slipstream'
						) }
						value={
							attributes.customAmountText ??
							__( 'Or enter a custom amount', 'slipstream' )
						}
						onChange={ ( customAmountText: string ) =>
							setAttributes( { customAmountText } )
						}
					/>
					<span className="donations__amount donations__custom-amount">
						{ shownPlaceholder( attributes, currency ) }
					</span>
				</>
			) }
			<hr className="donations__separator" />
			<RichText
				tagName="p"
				aria-label={ __( 'Text above the button', 'slipstream' ) }
				placeholder={ texts.extraText }
				value={ donation.extraText ?? texts.extraText }
				onChange={ ( extraText: string ) => set( { extraText } ) }
			/>
			<div className="wp-block-button donations__donate-button-wrapper">
				<RichText
					tagName="div"
					className="wp-block-button__link wp-element-button donations__donate-button"
					aria-label={ __( 'Button text', 'slipstream' ) }
					placeholder={ texts.buttonText }
					value={ donation.buttonText ?? texts.buttonText }
					withoutInteractiveFormatting
					onChange={ ( buttonText: string ) => set( { buttonText } ) }
				/>
			</div>
		</div>
	);
}

/** The form as visitors see it, to be typed in. */
export function Form( props: Props ) {
	const { attributes } = props;
	const shown = shownIntervals( attributes );
	const [ chosen, setChosen ] = useState( attributes.defaultInterval );
	const current =
		shown.find( ( { interval } ) => interval === chosen ) ?? shown[ 0 ];
	return (
		<div
			className="donations__container"
			style={ {
				...tabStyle( attributes ),
				...amountStyle( attributes ),
				...buttonStyle( attributes ),
			} }
		>
			{ shown.length > 1 && (
				<div
					className={ `donations__nav is-${ attributes.tabsAppearance }` }
					role="group"
					aria-label={ __( 'How often', 'slipstream' ) }
				>
					{ shown.map( ( { interval, tab } ) => (
						<button
							key={ interval }
							type="button"
							className={ `donations__nav-item${
								interval === current?.interval
									? ' is-active'
									: ''
							}` }
							aria-pressed={ interval === current?.interval }
							onClick={ () => setChosen( interval ) }
						>
							{ tab }
						</button>
					) ) }
				</div>
			) }
			<div className="donations__content">
				{ current && (
					<>
						<Tab
							key={ current.interval }
							{ ...props }
							texts={ current }
						/>
						<IntervalPanel { ...props } texts={ current } />
					</>
				) }
			</div>
		</div>
	);
}
