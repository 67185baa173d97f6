import { InspectorControls, PanelColorSettings } from '@wordpress/block-editor';
import {
	BorderControl,
	BoxControl,
	FontSizePicker,
	PanelBody,
	SelectControl,
	__experimentalUnitControl as UnitControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { DonationsAttributes } from '../types';

interface Props {
	attributes: DonationsAttributes;
	setAttributes: ( change: Partial< DonationsAttributes > ) => void;
}

const colors = () =>
	[
		[
			'activeTabBackgroundColor',
			__( 'Chosen tab: background', 'slipstream' ),
		],
		[ 'activeTabTextColor', __( 'Chosen tab: text', 'slipstream' ) ],
		[
			'inactiveTabBackgroundColor',
			__( 'Other tabs: background', 'slipstream' ),
		],
		[ 'inactiveTabTextColor', __( 'Other tabs: text', 'slipstream' ) ],
		[ 'tabBorderColor', __( 'Tabs: border', 'slipstream' ) ],
		[
			'selectedAmountBackgroundColor',
			__( 'Chosen amount: background', 'slipstream' ),
		],
		[
			'selectedAmountTextColor',
			__( 'Chosen amount: text', 'slipstream' ),
		],
		[
			'selectedAmountOutlineColor',
			__( 'Chosen amount: outline', 'slipstream' ),
		],
	] as const;

const paddings = () =>
	[
		[ 'tabPadding', __( 'Padding of tabs', 'slipstream' ) ],
		[ 'buttonPadding', __( 'Padding of the button', 'slipstream' ) ],
	] as const;

const borders = () =>
	[
		[ 'amountBorder', __( 'Border of amounts', 'slipstream' ) ],
		[ 'blockBorder', __( 'Border of the form', 'slipstream' ) ],
	] as const;

const fontSizes = () =>
	[
		[ 'tabFontSize', __( 'Tabs', 'slipstream' ) ],
		[ 'amountFontSize', __( 'Amounts', 'slipstream' ) ],
		[ 'buttonFontSize', __( 'Button', 'slipstream' ) ],
	] as const;

const radii = () =>
	[
		[ 'amountBorderRadius', __( 'Radius of amounts', 'slipstream' ) ],
		[ 'buttonBorderRadius', __( 'Radius of the button', 'slipstream' ) ],
		[ 'blockBorderRadius', __( 'Radius of the form', 'slipstream' ) ],
	] as const;

const alignments = () => [
	{ value: '', label: __( 'Default', 'slipstream' ) },
	{ value: 'left', label: __( 'Left', 'slipstream' ) },
	{ value: 'center', label: __( 'Center', 'slipstream' ) },
	{ value: 'right', label: __( 'Right', 'slipstream' ) },
];

function SizeFields( { attributes, setAttributes }: Props ) {
	return (
		<>
			{ radii().map( ( [ name, label ] ) => (
				<UnitControl
					__next40pxDefaultSize
					key={ name }
					label={ label }
					min={ 0 }
					value={
						typeof attributes[ name ] === 'string'
							? attributes[ name ]
							: ''
					}
					onChange={ ( radius ) =>
						setAttributes( { [ name ]: radius || undefined } )
					}
				/>
			) ) }
			{ fontSizes().map( ( [ name, label ] ) => (
				<fieldset key={ name }>
					<legend>{ label }</legend>
					<FontSizePicker
						__next40pxDefaultSize
						withSlider={ false }
						value={ attributes[ name ] }
						onChange={ ( size ) =>
							setAttributes( {
								[ name ]: size ? String( size ) : undefined,
							} )
						}
					/>
				</fieldset>
			) ) }
		</>
	);
}

function BoxFields( { attributes, setAttributes }: Props ) {
	return (
		<>
			{ paddings().map( ( [ name, label ] ) => (
				<BoxControl
					__next40pxDefaultSize
					key={ name }
					label={ label }
					values={ attributes[ name ] }
					onChange={ ( padding ) =>
						setAttributes( { [ name ]: padding } )
					}
				/>
			) ) }
			{ borders().map( ( [ name, label ] ) => (
				<BorderControl
					__next40pxDefaultSize
					key={ name }
					label={ label }
					value={ attributes[ name ] }
					onChange={ ( border ) =>
						setAttributes( { [ name ]: border } )
					}
				/>
			) ) }
		</>
	);
}

/** How the form looks. */
export function LookPanel( { attributes, setAttributes }: Props ) {
	return (
		<InspectorControls group="styles">
			<PanelColorSettings
				title={ __( 'Form colors', 'slipstream' ) }
				initialOpen={ false }
				colorSettings={ colors().map( ( [ name, label ] ) => ( {
					label,
					value: attributes[ name ],
					onChange: ( color?: string ) =>
						setAttributes( { [ name ]: color } ),
				} ) ) }
			/>
			<PanelBody
				title={ __( 'Form layout', 'slipstream' ) }
				initialOpen={ false }
			>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Intervals look like', 'slipstream' ) }
					value={ attributes.tabsAppearance }
					options={ [
						{ value: 'tabs', label: __( 'Tabs', 'slipstream' ) },
						{
							value: 'buttons',
							label: __( 'Buttons', 'slipstream' ),
						},
					] }
					onChange={ ( tabsAppearance ) =>
						setAttributes( { tabsAppearance } )
					}
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Text alignment', 'slipstream' ) }
					value={ attributes.contentAlignment }
					options={ alignments() }
					onChange={ ( contentAlignment ) =>
						setAttributes( {
							contentAlignment:
								contentAlignment as DonationsAttributes[ 'contentAlignment' ],
						} )
					}
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Button alignment', 'slipstream' ) }
					value={ attributes.buttonAlignment }
					options={ [
						...alignments(),
						{
							value: 'full',
							label: __( 'Full width', 'slipstream' ),
						},
					] }
					onChange={ ( buttonAlignment ) =>
						setAttributes( {
							buttonAlignment:
								buttonAlignment as DonationsAttributes[ 'buttonAlignment' ],
						} )
					}
				/>
				<BoxFields
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
				<SizeFields
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			</PanelBody>
		</InspectorControls>
	);
}
