import { useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { RichText } from '../core';
import { textOf } from '../types';
import { RequiredText } from './required-text';
import { WithField } from './with-field';
import type { PartProps } from '../types';

/** What a field asks for, edited in its place. */
export function LabelEdit( props: PartProps ) {
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
