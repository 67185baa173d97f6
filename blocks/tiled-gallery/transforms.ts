import { galleryTransforms, hasOwnLink } from '@slipstream/gallery';
import { captionKey } from './captions';
import type { ConvertedImage } from '@slipstream/gallery';
import type { LinkTo } from './types';

type Attributes = Readonly< Record< string, unknown > >;

const LINKS: readonly unknown[] = [ 'media', 'attachment' ] as LinkTo[];

function captionsOf( images: readonly ConvertedImage[] ) {
	const found = images.filter( ( { caption } ) => caption );
	return (
		found.length > 0 && {
			captions: Object.fromEntries(
				found.map( ( image ) => [ captionKey( image ), image.caption ] )
			),
		}
	);
}

/** From and to WordPress's own blocks and the slideshow. Sizes come from the media library as soon as the block is drawn. */
export const transforms = galleryTransforms( {
	name: 'jetpack/tiled-gallery',
	others: [ 'jetpack/slideshow' ],
	hasLinks: true,
	fromImages: ( images, { columns, linkTo }: Attributes ) => {
		const isCustom = images.some( hasOwnLink );
		return {
			images: images.map( ( { id, url, alt, href } ) => ( {
				id,
				url,
				alt,
				...( isCustom && href && { customLink: href } ),
			} ) ),
			ids: images.map( ( { id } ) => id ),
			...captionsOf( images ),
			...( !! columns && { columns } ),
			...( LINKS.includes( linkTo ) && { linkTo } ),
			...( isCustom && { linkTo: 'custom' } ),
		};
	},
	toGallery: ( { align, columns, linkTo, ids }: Attributes ) => ( {
		...( !! align && { align } ),
		...( !! columns && { columns } ),
		ids,
		imageCrop: true,
		linkTo,
	} ),
} );
