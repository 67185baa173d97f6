import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RangeControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { formatMoney, fromDecimal } from '@slipstream/money';
import type { DonationsAttributes, DonationKey } from '../types';
import type { IntervalTexts } from '../intervals';

/** As many as fit a form. */
const MOST = 8;

interface Props {
	attributes: DonationsAttributes;
	setAttributes: ( change: Partial< DonationsAttributes > ) => void;
	currency: string;
	texts: IntervalTexts;
}

const titles = (): Record< DonationKey, string > => ( {
	oneTimeDonation: __( 'One-time donation', 'slipstream' ),
	monthlyDonation: __( 'Monthly donation', 'slipstream' ),
	annualDonation: __( 'Yearly donation', 'slipstream' ),
} );

/** So many amounts: new ones are twice the last one. */
function resized( amounts: readonly number[], count: number ): number[] {
	const next = amounts.slice( 0, count );
	while ( next.length < count ) {
		next.push( ( next.at( -1 ) ?? 1 ) * 2 );
	}
	return next;
}

/** How many amounts an interval offers, and which one is chosen at first. */
export function IntervalPanel( props: Props ) {
	const { attributes, setAttributes, currency, texts } = props;
	const donation = attributes[ texts.attribute ];
	const { amounts, defaultAmountIndex } = donation;
	const set = ( change: object ) =>
		setAttributes( { [ texts.attribute ]: { ...donation, ...change } } );
	return (
		<InspectorControls>
			<PanelBody title={ titles()[ texts.attribute ] }>
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Number of amounts', 'slipstream' ) }
					min={ 1 }
					max={ MOST }
					value={ amounts.length }
					onChange={ ( count = 1 ) =>
						set( {
							amounts: resized( amounts, count ),
							...( ( defaultAmountIndex ?? 0 ) >= count && {
								defaultAmountIndex: undefined,
							} ),
						} )
					}
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Chosen at first', 'slipstream' ) }
					value={ String( defaultAmountIndex ?? '' ) }
					options={ [
						{ value: '', label: __( 'None', 'slipstream' ) },
						...amounts.map( ( amount, index ) => {
							const money = fromDecimal( amount, currency );
							return {
								value: String( index ),
								label: money
									? formatMoney( money )
									: String( amount ),
							};
						} ),
					] }
					onChange={ ( index ) =>
						set( {
							defaultAmountIndex:
								index === '' ? undefined : Number( index ),
						} )
					}
				/>
			</PanelBody>
		</InspectorControls>
	);
}
