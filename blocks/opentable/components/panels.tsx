import { InspectorControls } from '@wordpress/block-editor';
import {
	Notice,
	PanelBody,
	SelectControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { languageOptions } from '../languages';
import { RestaurantPicker } from './restaurant-picker';
import type { Reservation } from '../parse';
import type { ReservationAttributes } from '../types';
import type { EditProps } from '@slipstream/block-kit';

interface Props extends EditProps< ReservationAttributes > {
	onRestaurants: ( rid: string[] ) => void;
	/** Called with what an embed code says. */
	onCode: ( found: Reservation ) => void;
	isTooNarrow: boolean;
}

/** Settings in the sidebar. */
export function Panels( props: Props ) {
	const { attributes, setAttributes } = props;
	const { lang, newtab, iframe, negativeMargin } = attributes;
	const known = languageOptions();
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'slipstream' ) }>
					<RestaurantPicker
						rid={ attributes.rid }
						onChange={ props.onRestaurants }
						onCode={ props.onCode }
					/>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Language', 'slipstream' ) }
						value={ lang }
						options={
							known.some( ( { value } ) => value === lang )
								? known
								: [ ...known, { value: lang, label: lang } ]
						}
						onChange={ ( next: string ) =>
							setAttributes( { lang: next } )
						}
					/>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Open in a new window', 'slipstream' ) }
						checked={ newtab }
						onChange={ ( next ) =>
							setAttributes( { newtab: next } )
						}
					/>
					{ props.isTooNarrow && (
						<Notice status="warning" isDismissible={ false }>
							{ __(
								'The wide style only fits with wide or full alignment.',
								'slipstream'
							) }
						</Notice>
					) }
				</PanelBody>
			</InspectorControls>
			<InspectorControls group="advanced">
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __(
						'Load the widget in an iframe (recommended)',
						'slipstream'
					) }
					checked={ iframe }
					onChange={ ( next ) => setAttributes( { iframe: next } ) }
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Remove the margin', 'slipstream' ) }
					checked={ negativeMargin }
					onChange={ ( next ) =>
						setAttributes( { negativeMargin: next } )
					}
				/>
			</InspectorControls>
		</>
	);
}
