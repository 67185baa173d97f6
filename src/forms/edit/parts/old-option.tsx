import { useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { RichText } from '../core';
import { textOf } from '../types';
import type { PartProps } from '../types';

/** An option of an older choice, where it has come without its field. */
export function OldOptionEdit( { attributes, setAttributes }: PartProps ) {
	return (
		<div { ...useBlockProps() }>
			<RichText
				identifier="label"
				tagName="span"
				aria-label={ __( 'Option', 'slipstream' ) }
				disableLineBreaks
				value={ textOf( attributes.label ) }
				onChange={ ( label ) => setAttributes( { label } ) }
			/>
		</div>
	);
}
