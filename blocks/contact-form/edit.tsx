import {
	InspectorControls,
	useBlockEditingMode,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	FieldAppender,
	fieldsFirst,
	submitButton,
	useIsPreview,
	useWrites,
} from '@slipstream/forms';
import { Checks } from './components/checks';
import { KeptForm } from './components/kept-form';
import { AfterSendingPanel, ResponsesPanel } from './components/panels';
import { Picker } from './components/picker';
import { useFormState } from './hooks/use-form-state';
import { useTemplate } from './hooks/use-template';
import { keepFormsOut } from './inner-forms';
import type { FormAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';
import type { ReactNode } from 'react';

keepFormsOut();

/** Fields look in the canvas as they do on the page. */
const CANVAS = { className: 'jetpack-contact-form-container' };

function OwnForm( props: EditProps< FormAttributes > ) {
	const { attributes, setAttributes, clientId } = props;
	const isEditable = useBlockEditingMode() === 'default';
	const isPreview = useIsPreview();
	const state = useFormState( clientId );
	const choose = useTemplate( clientId, attributes, state.isEmpty );
	const { insertBlock } = useWrites();
	const { children, ...inner } = useInnerBlocksProps(
		useBlockProps( CANVAS ),
		{
			templateLock: false,
			prioritizedInserterBlocks: fieldsFirst(),
			// What is added to a form in steps belongs into one of them.
			renderAppender:
				state.isEmpty || state.hasSteps ? false : FieldAppender,
		}
	);
	const settings = { attributes, setAttributes };
	return (
		<div { ...inner }>
			<InspectorControls>
				{ ! state.isEmpty && (
					<Checks
						state={ state }
						onAddSubmit={ () =>
							insertBlock( submitButton(), undefined, clientId )
						}
					/>
				) }
				<ResponsesPanel { ...settings } />
				<AfterSendingPanel { ...settings } />
				<PanelBody
					title={ __( 'Name', 'slipstream' ) }
					initialOpen={ false }
				>
					<TextControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Form name', 'slipstream' ) }
						help={ __( 'Visitors do not see this.', 'slipstream' ) }
						value={ attributes.formTitle ?? '' }
						onChange={ ( formTitle ) =>
							setAttributes( { formTitle } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			{ state.isEmpty && isEditable && ! isPreview && (
				<Picker onChoose={ choose } />
			) }
			{ children as ReactNode }
		</div>
	);
}

export default function Edit( props: EditProps< FormAttributes > ) {
	const { ref } = props.attributes;
	return ref ? (
		<KeptForm id={ ref } clientId={ props.clientId } />
	) : (
		<OwnForm { ...props } />
	);
}
