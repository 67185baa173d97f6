import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { CompareAttributes, ComparedImage } from './types';

const Picture = ( {
	image,
	place,
}: {
	image: ComparedImage;
	place: string;
} ) => (
	<img
		id={ image.id === undefined ? undefined : String( image.id ) }
		src={ image.url }
		alt={ image.alt }
		width={ image.width }
		height={ image.height }
		className={ `image-compare__image-${ place }` }
	/>
);

/** Writes the two pictures one after the other, even where there are none yet. */
export function save( { attributes }: { attributes: CompareAttributes } ) {
	const { imageBefore, imageAfter, caption, orientation } = attributes;
	return (
		<figure { ...useBlockProps.save() }>
			<div
				className="juxtapose"
				data-mode={ orientation || 'horizontal' }
			>
				<Picture image={ imageBefore } place="before" />
				<Picture image={ imageAfter } place="after" />
			</div>
			{ caption && (
				<RichText.Content tagName="figcaption" value={ caption } />
			) }
		</figure>
	);
}
