import { RichText, useBlockProps } from '@wordpress/block-editor';
import { linkClasses, linkStyle } from './link-look';
import type { ButtonAttributes } from './types';

/** Writes nothing, as the server makes the button; or all of it for blocks that want it in their post. */
export function save( { attributes }: { attributes: ButtonAttributes } ) {
	if ( ! attributes.saveInPostContent ) {
		return null;
	}
	const { uniqueId, url, text = '' } = attributes;
	return (
		<div
			{ ...useBlockProps.save( {
				className: 'wp-block-button jetpack-submit-button',
			} ) }
		>
			<RichText.Content
				tagName="a"
				className={ linkClasses( attributes ) }
				data-id-attr={ uniqueId || 'placeholder' }
				href={ url }
				id={ uniqueId }
				rel="noopener noreferrer"
				role="button"
				style={ linkStyle( attributes ) }
				target="_blank"
				value={ text }
			/>
		</div>
	);
}
