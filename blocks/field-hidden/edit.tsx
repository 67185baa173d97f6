import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { NameControl, Text, textOf, useOwnName } from '@slipstream/forms';
import type { PartProps } from '@slipstream/forms';

/** A value that visitors do not see. */
export default function Edit( {
	attributes,
	setAttributes,
	clientId,
}: PartProps ) {
	const settings = { values: attributes, set: setAttributes };
	const name = textOf( attributes.label );
	const value = textOf( attributes.default );
	useOwnName( clientId, true );
	return (
		<div { ...useBlockProps( { className: 'slipstream-forms-hidden' } ) }>
			<span>
				{ name
					? `${ name }${ value ? `: ${ value }` : '' }`
					: __(
							'Hidden field: name it in the sidebar.',
							'slipstream'
						) }
			</span>
			<InspectorControls>
				<PanelBody title={ __( 'Field', 'slipstream' ) }>
					<Text
						{ ...settings }
						name="label"
						label={ __( 'Name', 'slipstream' ) }
						help={ __(
							'The value’s name in responses.',
							'slipstream'
						) }
					/>
					<Text
						{ ...settings }
						name="default"
						label={ __( 'Value', 'slipstream' ) }
					/>
				</PanelBody>
			</InspectorControls>
			<InspectorControls group="advanced">
				<NameControl
					clientId={ clientId }
					value={ textOf( attributes.id ) }
					onChange={ ( id ) => setAttributes( { id } ) }
				/>
			</InspectorControls>
		</div>
	);
}
