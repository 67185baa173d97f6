import { RichText, useBlockProps } from '@wordpress/block-editor';
import { linkClasses, linkStyle } from './look';
import type { LoginButtonAttributes } from './types';

/** Writes a link without an address: the server knows where people log in. */
export function save( { attributes }: { attributes: LoginButtonAttributes } ) {
	return (
		<div { ...useBlockProps.save( { className: 'wp-block-button' } ) }>
			<RichText.Content
				tagName="a"
				className={ linkClasses( attributes ) }
				style={ linkStyle( attributes ) }
				value={ attributes.text ?? '' }
			/>
		</div>
	);
}
