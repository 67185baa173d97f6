import {
	ContrastChecker,
	InspectorControls,
	__experimentalPanelColorGradientSettings as PanelColorGradientSettings,
	getColorObjectByAttributeValues,
	useSettings,
} from '@wordpress/block-editor';
import {
	PanelBody,
	RangeControl,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { isFloating } from '../hooks/use-floating-width';
import { WidthField } from '@slipstream/block-kit';
import { fromPalette } from '../palette';
import type { Swatch } from '../palette';
import type { ButtonAttributes } from '../types';

interface Props {
	attributes: Readonly< ButtonAttributes >;
	setAttributes: ( attributes: Partial< ButtonAttributes > ) => void;
	isInForm: boolean;
	/** Whether a block around it sets the width. */
	isAsWideAsParent: boolean;
}

/** Bounds of the radius, and where its control begins; in a form, buttons are rounder. */
const RADIUS = { min: 0, max: 50, initial: 5, initialInForm: 8 };

function useColorSettings( {
	attributes,
	setAttributes,
}: Pick< Props, 'attributes' | 'setAttributes' > ) {
	const [ colors, gradients ] = useSettings(
		'color.palette',
		'color.gradients'
	) as [ Swatch[] | undefined, Swatch[] | undefined ];
	const { textColor, backgroundColor, gradient } = attributes;
	const valueOf = ( slug?: string, custom?: string ) =>
		getColorObjectByAttributeValues( colors ?? [], slug, custom ).color;
	return {
		text: {
			label: __( 'Text', 'slipstream' ),
			colorValue: valueOf( textColor, attributes.customTextColor ),
			onColorChange: ( value?: string ) => {
				const { slug, custom } = fromPalette( colors, 'color', value );
				setAttributes( { textColor: slug, customTextColor: custom } );
			},
		},
		background: {
			label: __( 'Background', 'slipstream' ),
			colorValue: valueOf(
				backgroundColor,
				attributes.customBackgroundColor
			),
			gradientValue:
				attributes.customGradient ??
				gradients?.find( ( { slug } ) => slug === gradient )?.gradient,
			onColorChange: ( value?: string ) => {
				const { slug, custom } = fromPalette( colors, 'color', value );
				setAttributes( {
					backgroundColor: slug,
					customBackgroundColor: custom,
				} );
			},
			onGradientChange: ( value?: string ) => {
				const { slug, custom } = fromPalette(
					gradients,
					'gradient',
					value
				);
				setAttributes( { gradient: slug, customGradient: custom } );
			},
		},
	};
}

/** Colors, radius and width. */
export function LookPanels( {
	attributes,
	setAttributes,
	isInForm,
	isAsWideAsParent,
}: Props ) {
	const { text, background } = useColorSettings( {
		attributes,
		setAttributes,
	} );
	return (
		<InspectorControls>
			<PanelColorGradientSettings
				title={ __( 'Color', 'slipstream' ) }
				settings={ [ text, background ] }
			>
				<ContrastChecker
					textColor={ text.colorValue }
					backgroundColor={ background.colorValue }
				/>
			</PanelColorGradientSettings>
			<PanelBody title={ __( 'Shape', 'slipstream' ) }>
				<VStack spacing={ 4 }>
					<RangeControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						allowReset
						label={ __( 'Border radius', 'slipstream' ) }
						min={ RADIUS.min }
						max={ RADIUS.max }
						initialPosition={
							isInForm ? RADIUS.initialInForm : RADIUS.initial
						}
						value={ attributes.borderRadius }
						onChange={ ( borderRadius ) =>
							setAttributes( { borderRadius } )
						}
					/>
					{ ! isAsWideAsParent && (
						<WidthField
							width={ attributes.width }
							isFloating={ isFloating( attributes.align ) }
							onChange={ ( width ) => setAttributes( { width } ) }
						/>
					) }
				</VStack>
			</PanelBody>
		</InspectorControls>
	);
}
