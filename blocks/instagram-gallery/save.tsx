import { useBlockProps } from '@wordpress/block-editor';
import type { PhotoFeedAttributes } from './types';

/** Writes a link to the account: what is left where no pictures are drawn. */
export function save( {
	attributes: { instagramUser },
}: {
	attributes: PhotoFeedAttributes;
} ) {
	if ( ! instagramUser ) {
		return null;
	}
	const url = `https://www.instagram.com/${ instagramUser }/`;
	return (
		<div { ...useBlockProps.save() }>
			<a href={ url } rel="noopener noreferrer" target="_blank">
				{ url }
			</a>
		</div>
	);
}
