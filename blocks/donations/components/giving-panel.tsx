import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LimitField } from './limit-field';
import type { DonationsAttributes, Goal } from '../types';

interface Props {
	attributes: DonationsAttributes;
	setAttributes: ( change: Partial< DonationsAttributes > ) => void;
	currency: string;
}

function GoalFields( { attributes, setAttributes, currency }: Props ) {
	const { goal } = attributes;
	const set = ( change: Partial< Goal > ) =>
		setAttributes( { goal: { amount: 0, ...goal, ...change } } );
	return (
		<>
			<LimitField
				label={ __( 'Goal', 'slipstream' ) }
				help={ __(
					'Shows how much was given with this form. Leave it empty to show nothing.',
					'slipstream'
				) }
				value={ goal?.amount || undefined }
				currency={ currency }
				onChange={ ( amount ) =>
					amount
						? set( { amount } )
						: setAttributes( { goal: undefined } )
				}
			/>
			{ goal && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'What the goal is for', 'slipstream' ) }
					value={ goal.label ?? '' }
					onChange={ ( label ) => set( { label } ) }
				/>
			) }
		</>
	);
}

/** The goal, the note, and the share for the fees. */
export function GivingPanel( props: Props ) {
	const { attributes, setAttributes } = props;
	return (
		<InspectorControls>
			<PanelBody
				title={ __( 'Goal and extras', 'slipstream' ) }
				initialOpen={ false }
			>
				<GoalFields { ...props } />
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Offer to cover the fees', 'slipstream' ) }
					help={ __(
						'Visitors can add a small share to what they give. It is off until they choose it.',
						'slipstream'
					) }
					checked={ attributes.coversFees }
					onChange={ ( coversFees ) =>
						setAttributes( { coversFees } )
					}
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Ask for a note', 'slipstream' ) }
					checked={ attributes.asksForNote }
					onChange={ ( asksForNote ) =>
						setAttributes( { asksForNote } )
					}
				/>
			</PanelBody>
		</InspectorControls>
	);
}
