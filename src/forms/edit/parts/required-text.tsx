import { __ } from '@wordpress/i18n';
import { RichText } from '../core';
import { textOf } from '../types';
import type { PartProps } from '../types';

/** What stands beside the label of a required field, edited in its place. */
export function RequiredText( {
	attributes,
	setAttributes,
	context,
}: PartProps ) {
	const isShown =
		context[ 'slipstream/field-required' ] &&
		context[ 'slipstream/field-required-indicator' ] !== false &&
		attributes.requiredIndicator !== false;
	if ( ! isShown ) {
		return null;
	}
	const usual = __( '(required)', 'slipstream' );
	return (
		<RichText
			identifier="requiredText"
			tagName="span"
			className="grunion-label-required"
			aria-label={ __( 'Required text', 'slipstream' ) }
			allowedFormats={ [] }
			withoutInteractiveFormatting
			disableLineBreaks
			placeholder={ usual }
			value={ textOf( attributes.requiredText ) || usual }
			onChange={ ( text ) =>
				setAttributes( { requiredText: text === usual ? '' : text } )
			}
		/>
	);
}
