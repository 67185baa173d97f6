import {
	InspectorControls,
	useBlockEditingMode,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { useContext } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { InnerBlocks, useIsPreview, useReads } from '../core';
import { Text } from '../settings/inputs';
import { useFirstBlocks } from '../use-first-blocks';
import { textOf } from '../types';
import { useIsAtWork } from '../use-form';
import { ActiveStep } from './active-step';
import { StepList } from './step-list';
import { useActiveStep } from './use-active-step';
import type { Template } from '../kinds';
import type { PartProps } from '../types';
import type { ReactNode } from 'react';

/** The steps of a form: one is shown, the list below leads to the others. */
export function StepsEdit( props: PartProps ) {
	const { clientId } = props;
	const isEditable = useBlockEditingMode() !== 'disabled';
	const isPreview = useIsPreview();
	const isAtWork = useIsAtWork( clientId );
	const active = useActiveStep( clientId );
	useFirstBlocks( clientId, [
		[ 'jetpack/form-step' ],
		[ 'jetpack/form-step' ],
	] );
	const { children, ...inner } = useInnerBlocksProps(
		useBlockProps( { className: 'jetpack-form-step-container' } ),
		{
			templateLock: false,
			renderAppender: undefined,
		}
	);
	return (
		<ActiveStep.Provider
			value={ isPreview || ! isEditable ? undefined : active.step }
		>
			<div { ...inner }>
				{ children as ReactNode }
				{ isEditable && isAtWork && ! isPreview && (
					<StepList clientId={ clientId } { ...active } />
				) }
			</div>
		</ActiveStep.Provider>
	);
}

/** One step of a form. */
export function StepEdit( { attributes, setAttributes, clientId }: PartProps ) {
	const active = useContext( ActiveStep );
	const isEmpty = useReads(
		( reads ) => reads.getBlockOrder( clientId ).length === 0,
		[ clientId ]
	);
	const { children, ...inner } = useInnerBlocksProps(
		useBlockProps( {
			className:
				active && active !== clientId ? 'is-other-step' : undefined,
		} ),
		{
			templateLock: false,
			renderAppender: isEmpty
				? InnerBlocks.ButtonBlockAppender
				: undefined,
		}
	);
	return (
		<div { ...inner }>
			<InspectorControls>
				<PanelBody title={ __( 'Step', 'slipstream' ) }>
					<Text
						values={ { stepLabel: textOf( attributes.stepLabel ) } }
						set={ setAttributes }
						name="stepLabel"
						label={ __( 'Name of the step', 'slipstream' ) }
						help={ __(
							'Screen readers say it, and the list of steps shows it here.',
							'slipstream'
						) }
					/>
				</PanelBody>
			</InspectorControls>
			{ children as ReactNode }
		</div>
	);
}

/** The buttons that lead through the steps. */
const navigation = (): Template => [
	[
		'core/button',
		{
			tagName: 'button',
			type: 'button',
			className: 'form-button-previous is-style-outline',
			text: __( 'Back', 'slipstream' ),
			lock: { remove: true },
		},
	],
	[
		'core/button',
		{
			tagName: 'button',
			type: 'button',
			className: 'form-button-next',
			text: __( 'Next', 'slipstream' ),
			lock: { remove: true },
		},
	],
	[
		'core/button',
		{
			tagName: 'button',
			type: 'submit',
			text: __( 'Send', 'slipstream' ),
			lock: { remove: true },
		},
	],
];

/** The buttons that lead from step to step and send the form. */
export function NavigationEdit( { clientId }: PartProps ) {
	useFirstBlocks( clientId, navigation() );
	const inner = useInnerBlocksProps( useBlockProps(), {
		templateLock: false,
		orientation: 'horizontal',
		renderAppender: undefined,
	} );
	return <div { ...inner } />;
}
