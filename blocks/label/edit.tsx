import { useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { RequiredText, RichText, textOf, WithField } from '@slipstream/forms';
import type { PartProps } from '@slipstream/forms';

/** What a field asks for, edited in its place. */
export default function Edit( props: PartProps ) {
	const { attributes, setAttributes } = props;
	return (
		<div { ...useBlockProps( { className: 'grunion-field-label' } ) }>
			<WithField { ...props } />
			<RichText
				identifier="label"
				tagName="span"
				aria-label={ __( 'Label', 'slipstream' ) }
				placeholder={
					textOf( attributes.placeholder ) ||
					__( 'Label', 'slipstream' )
				}
				withoutInteractiveFormatting
				disableLineBreaks
				value={ textOf( attributes.label ) }
				onChange={ ( label ) => setAttributes( { label } ) }
			/>
			<RequiredText { ...props } />
		</div>
	);
}
