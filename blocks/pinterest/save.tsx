import { useBlockProps } from '@wordpress/block-editor';
import type { PinterestAttributes } from './types';

/** A link: what is left where nothing is embedded. */
export function save( { attributes }: { attributes: PinterestAttributes } ) {
	const { url } = attributes;
	return (
		<a { ...useBlockProps.save() } href={ url }>
			{ url }
		</a>
	);
}
