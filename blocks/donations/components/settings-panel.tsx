import { InspectorControls } from '@wordpress/block-editor';
import {
	ExternalLink,
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { DONATIONS_ADDRESS } from '@slipstream/payments-ui';
import { canManageOptions } from '@slipstream/settings';
import { shownIntervals } from '../intervals';
import { LimitField } from './limit-field';
import type { DonationsAttributes, Interval } from '../types';

interface Props {
	attributes: DonationsAttributes;
	setAttributes: ( change: Partial< DonationsAttributes > ) => void;
	currency: string;
}

function IntervalToggles( { attributes, setAttributes }: Props ) {
	const { oneTimeDonation, monthlyDonation, annualDonation } = attributes;
	const isOnlyOne = ! monthlyDonation.show && ! annualDonation.show;
	return (
		<>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Show one-time donations', 'slipstream' ) }
				checked={ oneTimeDonation.show || isOnlyOne }
				disabled={ isOnlyOne }
				onChange={ ( show ) =>
					setAttributes( {
						oneTimeDonation: { ...oneTimeDonation, show },
					} )
				}
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Show monthly donations', 'slipstream' ) }
				checked={ monthlyDonation.show }
				onChange={ ( show ) =>
					setAttributes( {
						monthlyDonation: { ...monthlyDonation, show },
					} )
				}
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Show annual donations', 'slipstream' ) }
				checked={ annualDonation.show }
				onChange={ ( show ) =>
					setAttributes( {
						annualDonation: { ...annualDonation, show },
					} )
				}
			/>
		</>
	);
}

/** What the form asks. */
export function SettingsPanel( props: Props ) {
	const { attributes, setAttributes, currency } = props;
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Settings', 'slipstream' ) }>
				<IntervalToggles { ...props } />
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Interval chosen at first', 'slipstream' ) }
					value={ attributes.defaultInterval ?? '' }
					options={ [
						{
							value: '',
							label: __( 'The first one', 'slipstream' ),
						},
						...shownIntervals( attributes ).map(
							( { interval, tab } ) => ( {
								value: interval,
								label: tab,
							} )
						),
					] }
					onChange={ ( interval ) =>
						setAttributes( {
							defaultInterval: ( interval || undefined ) as
								Interval | undefined,
						} )
					}
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Show custom amount option', 'slipstream' ) }
					checked={ attributes.showCustomAmount }
					onChange={ ( showCustomAmount ) =>
						setAttributes( { showCustomAmount } )
					}
				/>
				{ attributes.showCustomAmount && (
					<LimitField
						label={ __(
							'Example of a custom amount',
							'slipstream'
						) }
						value={ attributes.customAmountPlaceholder }
						currency={ currency }
						onChange={ ( customAmountPlaceholder ) =>
							setAttributes( { customAmountPlaceholder } )
						}
					/>
				) }
				<LimitField
					label={ __( 'Smallest amount', 'slipstream' ) }
					value={ attributes.minimumAmount }
					currency={ currency }
					onChange={ ( minimumAmount ) =>
						setAttributes( { minimumAmount } )
					}
				/>
				<LimitField
					label={ __( 'Largest amount', 'slipstream' ) }
					value={ attributes.maximumAmount }
					currency={ currency }
					onChange={ ( maximumAmount ) =>
						setAttributes( { maximumAmount } )
					}
				/>
				{ canManageOptions() && (
					<ExternalLink href={ DONATIONS_ADDRESS }>
						{ __( 'View donation earnings', 'slipstream' ) }
					</ExternalLink>
				) }
			</PanelBody>
			<ButtonPanel { ...props } />
		</InspectorControls>
	);
}

const icons = (): { value: string; label: string }[] => [
	{ value: '', label: __( 'None', 'slipstream' ) },
	{ value: 'heart', label: __( 'Heart', 'slipstream' ) },
	{ value: 'coffee', label: __( 'Coffee', 'slipstream' ) },
];

/** Whether the form is in the page, or opens from a button. */
function ButtonPanel( { attributes, setAttributes }: Props ) {
	const isModal = attributes.displayMode === 'modal';
	return (
		<PanelBody
			title={ __( 'Display', 'slipstream' ) }
			initialOpen={ false }
		>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Open the form from a button', 'slipstream' ) }
				checked={ isModal }
				onChange={ ( next ) =>
					setAttributes( { displayMode: next ? 'modal' : 'inline' } )
				}
			/>
			{ isModal && (
				<>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Button text', 'slipstream' ) }
						placeholder={ __( 'Donate', 'slipstream' ) }
						value={ attributes.triggerButtonText ?? '' }
						onChange={ ( triggerButtonText ) =>
							setAttributes( { triggerButtonText } )
						}
					/>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Icon', 'slipstream' ) }
						value={ attributes.triggerIcon }
						options={ icons() }
						onChange={ ( triggerIcon ) =>
							setAttributes( { triggerIcon } )
						}
					/>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __(
							'Keep the button in view while visitors scroll',
							'slipstream'
						) }
						checked={ attributes.triggerSticky }
						onChange={ ( triggerSticky ) =>
							setAttributes( { triggerSticky } )
						}
					/>
				</>
			) }
		</PanelBody>
	);
}
