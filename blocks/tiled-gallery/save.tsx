import { useBlockProps } from '@wordpress/block-editor';
import { savedAddress } from './cdn';
import { arrange, isEven, lookOf } from './geometry';
import type { Column } from './geometry';
import type { GalleryAttributes, GalleryImage } from './types';

export const MAX_ROUNDED_CORNERS = 20;
const MAX_IMAGE_SIZE = 2000;

/** An attribute that is left out where it says nothing. */
const orNone = ( value: unknown ) => ( value ? String( value ) : undefined );

/**
 * Where a click on a picture leads; nothing for nowhere.
 *
 * @param image  The picture.
 * @param linkTo What pictures of the gallery link to.
 */
export function linkOf(
	image: GalleryImage,
	linkTo: string
): string | undefined {
	switch ( linkTo ) {
		case 'media':
			return orNone( image.url );
		case 'attachment':
			return orNone( image.link );
		case 'custom':
			return orNone( image.customLink );
		default:
			return undefined;
	}
}

function SavedImage( {
	image,
	attributes,
}: {
	image: GalleryImage;
	attributes: GalleryAttributes;
} ) {
	const { imageFilter, linkTo, className } = attributes;
	const { alt, width, height, id, link, url = '' } = image;
	const side = isEven( lookOf( className ) )
		? Math.min( MAX_IMAGE_SIZE, Number( width ), Number( height ) )
		: 0;
	const img = (
		<img
			alt={ alt ?? '' }
			data-height={ height }
			data-id={ id }
			data-link={ link }
			data-url={ url }
			data-width={ width }
			src={ savedAddress( url, side || 0 ) }
			data-amp-layout="responsive"
		/>
	);
	const href = linkOf( image, linkTo );
	return (
		<figure
			className={
				imageFilter
					? `tiled-gallery__item filter__${ imageFilter }`
					: 'tiled-gallery__item'
			}
		>
			{ href ? <a href={ href }>{ img }</a> : img }
		</figure>
	);
}

function SavedColumn( {
	column,
	width,
	attributes,
}: {
	column: Column;
	width: string | undefined;
	attributes: GalleryAttributes;
} ) {
	return (
		<div
			className="tiled-gallery__col"
			style={ width ? { flexBasis: `${ width }%` } : undefined }
		>
			{ column.map( ( image, i ) => (
				<SavedImage key={ i } { ...{ image, attributes } } />
			) ) }
		</div>
	);
}

/**
 * The class of the element around the gallery. It is written even where it is empty.
 *
 * @param attributes The block's attributes.
 */
export function cornersClass( attributes: GalleryAttributes ): string {
	const { roundedCorners, className } = attributes;
	return roundedCorners > 0 && lookOf( className ) !== 'circle'
		? `has-rounded-corners-${ Math.min( MAX_ROUNDED_CORNERS, roundedCorners ) }`
		: '';
}

/**
 * Writes the gallery as other editors do. A picture that is still being uploaded is left out.
 *
 * @param props            What the editor passes.
 * @param props.attributes The block's attributes.
 */
export function save( {
	attributes: given,
}: {
	attributes: GalleryAttributes;
} ) {
	const images = given.images.filter(
		( { url } ) => url && ! url.startsWith( 'blob:' )
	);
	if ( images.length === 0 ) {
		return null;
	}
	const attributes = { ...given, images };
	const even = isEven( lookOf( given.className ) );
	return (
		<div { ...useBlockProps.save( { className: given.className } ) }>
			<div className={ cornersClass( given ) }>
				<div className="tiled-gallery__gallery">
					{ arrange( attributes ).map( ( row, r ) => (
						<div
							key={ r }
							className={
								even
									? `tiled-gallery__row columns-${ row.length }`
									: 'tiled-gallery__row'
							}
						>
							{ row.map( ( column, c ) => (
								<SavedColumn
									key={ c }
									{ ...{ column, attributes } }
									width={
										even
											? undefined
											: given.columnWidths[ r ]?.[ c ]
									}
								/>
							) ) }
						</div>
					) ) }
				</div>
			</div>
		</div>
	);
}
