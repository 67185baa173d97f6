import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	Choice,
	formOf,
	PanelColorSettings,
	textOf,
	useReads,
} from '@slipstream/forms';
import type { PartProps } from '@slipstream/forms';
import type { CSSProperties } from 'react';

/** The value of a color that can also be the name of one of the theme's. */
const colorOf = ( value: unknown, own: unknown ) => {
	const text = textOf( value ) || textOf( own );
	return /^[a-z][a-z0-9-]*$/i.test( text )
		? `var(--wp--preset--color--${ text })`
		: text || undefined;
};

const useStepCount = ( clientId: string ): number =>
	useReads(
		( reads ) =>
			reads
				.getClientIdsOfDescendants( [
					formOf( reads, clientId ) ?? '',
				] )
				.filter(
					( id ) => reads.getBlockName( id ) === 'jetpack/form-step'
				).length,
		[ clientId ]
	);

/** How far the visitor is, drawn for the first step. */
export default function Edit( {
	attributes,
	setAttributes,
	clientId,
}: PartProps ) {
	const variant = attributes.variant === 'dots' ? 'dots' : 'line';
	const steps = Math.max( useStepCount( clientId ), 2 );
	const style = {
		'--slipstream-steps': steps,
		'--slipstream-step': 1,
		'--jp-progress-color': colorOf(
			attributes.progressColor,
			attributes.customProgressColor
		),
		'--jp-progress-background-color': colorOf(
			attributes.progressBackgroundColor,
			attributes.customProgressBackgroundColor
		),
	} as CSSProperties;
	const change =
		( name: string, own: string ) => ( color: string | undefined ) =>
			setAttributes( { [ name ]: color, [ own ]: undefined } );
	return (
		<div
			{ ...useBlockProps( {
				className: `is-variant-${ variant }`,
				style,
			} ) }
		>
			<InspectorControls>
				<PanelBody title={ __( 'Progress', 'slipstream' ) }>
					<Choice
						values={ { variant } }
						set={ setAttributes }
						name="variant"
						label={ __( 'Style', 'slipstream' ) }
						options={ [
							[ 'line', __( 'Line', 'slipstream' ) ],
							[ 'dots', __( 'Dots', 'slipstream' ) ],
						] }
					/>
				</PanelBody>
				<PanelColorSettings
					title={ __( 'Progress colors', 'slipstream' ) }
					initialOpen={ false }
					colorSettings={ [
						{
							label: __( 'Completed', 'slipstream' ),
							value: colorOf(
								attributes.progressColor,
								attributes.customProgressColor
							),
							onChange: change(
								'progressColor',
								'customProgressColor'
							),
						},
						{
							label: __( 'Remaining', 'slipstream' ),
							value: colorOf(
								attributes.progressBackgroundColor,
								attributes.customProgressBackgroundColor
							),
							onChange: change(
								'progressBackgroundColor',
								'customProgressBackgroundColor'
							),
						},
					] }
				/>
			</InspectorControls>
			{ variant === 'dots' &&
				Array.from( { length: steps }, ( _, index ) => (
					<span
						key={ index }
						className={ index === 0 ? 'is-done' : undefined }
					/>
				) ) }
		</div>
	);
}
