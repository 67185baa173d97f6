import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { ExternalLink, PanelBody } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { useBlockEditor } from '@slipstream/block-kit';
import {
	ButtonContent,
	EditAddress,
	EmbedForm,
	EmbedPreview,
	StyleSelector,
} from '@slipstream/embed';
import { useEvent } from './use-event';
import { icon } from './icon';
import type { EventbriteAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

const BUTTON = 'jetpack/button';

function Settings( {
	style,
	onChange,
}: {
	style: string;
	onChange: ( style: string ) => void;
} ) {
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Settings', 'slipstream' ) }>
				<StyleSelector
					label={ __( 'Embed Type', 'slipstream' ) }
					value={ style }
					options={ [
						{
							value: 'inline',
							label: __( 'In-page Embed', 'slipstream' ),
						},
						{
							value: 'modal',
							label: __( 'Button & Modal', 'slipstream' ),
						},
					] }
					onChange={ onChange }
				/>
			</PanelBody>
		</InspectorControls>
	);
}

export default function Edit( props: EditProps< EventbriteAttributes > ) {
	const { attributes, clientId, setAttributes } = props;
	const { eventId, style, url } = attributes;
	const blockProps = useBlockProps();
	const editor = useBlockEditor();
	const [ isEditing, setIsEditing ] = useState( false );
	const { isBusy, error, find } = useEvent( props );
	useEffect( () => {
		if ( url && ! eventId ) {
			void find( url );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- What was pasted is tried once.
	}, [] );

	const setStyle = ( next: string ) => {
		void editor.actions.replaceInnerBlocks(
			clientId,
			next === 'modal'
				? [
						createBlock( BUTTON, {
							element: 'a',
							uniqueId: 'eventbrite-widget-id',
							text: __( 'Register', 'slipstream' ),
						} ),
					]
				: []
		);
		setAttributes( { style: next } );
	};

	if ( ! eventId || isEditing ) {
		return (
			<div { ...blockProps }>
				<EmbedForm
					clientId={ clientId }
					title={ __( 'Eventbrite Checkout', 'slipstream' ) }
					icon={ icon }
					instructions={ __(
						'Paste a link to an Eventbrite event to embed ticket checkout.',
						'slipstream'
					) }
					label={ __( 'Eventbrite event URL', 'slipstream' ) }
					placeholder={ __( 'Enter an event URL…', 'slipstream' ) }
					initial={ error?.text ?? url }
					error={ error }
					busy={ isBusy && __( 'Embedding…', 'slipstream' ) }
					onSubmit={ ( text ) =>
						void find( text ).then( ( isFound ) =>
							setIsEditing( ! isFound )
						)
					}
				>
					<ExternalLink href="https://www.eventbrite.com/support/">
						{ __( 'Learn more about embeds', 'slipstream' ) }
					</ExternalLink>
				</EmbedForm>
			</div>
		);
	}
	return (
		<div { ...blockProps }>
			<EditAddress onClick={ () => setIsEditing( true ) } />
			<Settings style={ style } onChange={ setStyle } />
			{ style === 'modal' ? (
				<ButtonContent />
			) : (
				<EmbedPreview
					title={ __( 'Eventbrite preview', 'slipstream' ) }
					src={ addQueryArgs(
						'https://www.eventbrite.com/checkout-external',
						{ eid: eventId, parent: window.location.hostname }
					) }
					height={ 425 }
				/>
			) }
		</div>
	);
}
