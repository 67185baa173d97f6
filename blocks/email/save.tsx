import { useBlockProps } from '@wordpress/block-editor';
import { linkEmails } from './link-emails';
import type { EmailAttributes } from './types';

/** Writes the text with its links; nothing where there is none. */
export function save( {
	attributes: { email },
}: {
	attributes: EmailAttributes;
} ) {
	return email ? (
		<div { ...useBlockProps.save() }>{ linkEmails( email ) }</div>
	) : null;
}
