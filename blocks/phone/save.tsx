import { useBlockProps } from '@wordpress/block-editor';
import { linkPhone } from './link-phone';
import type { PhoneAttributes } from './types';

/** Writes the text with its link; nothing where there is none. */
export function save( {
	attributes: { phone },
}: {
	attributes: PhoneAttributes;
} ) {
	return phone ? (
		<div { ...useBlockProps.save() }>{ linkPhone( phone ) }</div>
	) : null;
}
