import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { useContext } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	ActiveStep,
	FieldAppender,
	fieldsFirst,
	Text,
	textOf,
} from '@slipstream/forms';
import type { PartProps } from '@slipstream/forms';
import type { ReactNode } from 'react';

/** One step of a form. */
export default function Edit( {
	attributes,
	setAttributes,
	clientId,
}: PartProps ) {
	const active = useContext( ActiveStep );
	const { children, ...inner } = useInnerBlocksProps(
		useBlockProps( {
			className:
				active && active !== clientId ? 'is-other-step' : undefined,
		} ),
		{
			templateLock: false,
			prioritizedInserterBlocks: fieldsFirst(),
			renderAppender: FieldAppender,
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
						label={ __( 'Step name', 'slipstream' ) }
						help={ __(
							'Announced by screen readers and shown in the list of steps.',
							'slipstream'
						) }
					/>
				</PanelBody>
			</InspectorControls>
			{ children as ReactNode }
		</div>
	);
}
