import { useBlockProps } from '@wordpress/block-editor';

/** Saves the address as a link: what is left where nothing is embedded. */
export function linkSave( {
	attributes: { url },
}: {
	attributes: { url?: string };
} ) {
	return (
		<a { ...useBlockProps.save() } href={ url }>
			{ url }
		</a>
	);
}
