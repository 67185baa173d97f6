import { RichText } from '@wordpress/block-editor';
import { memo, useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ImageActions } from '@slipstream/gallery';
import { ratioOf } from '../geometry';
import type { Gallery } from '../hooks/use-gallery';
import type { GalleryImage } from '../types';

export interface FigureProps {
	readonly image: GalleryImage;
	/** The file that the editor shows. */
	readonly src: string;
	readonly index: number;
	readonly count: number;
	readonly caption: string;
	readonly filter: string | undefined;
	/** Whether it is cut to a square. */
	readonly isEven: boolean;
	readonly isSelected: boolean;
	readonly onSelect: ( index: number ) => void;
	readonly onCaption: ( image: GalleryImage, caption: string ) => void;
	readonly gallery: Gallery;
}

function Caption( {
	image,
	caption,
	isSelected,
	onCaption,
}: Pick< FigureProps, 'image' | 'caption' | 'isSelected' | 'onCaption' > ) {
	if ( ! isSelected ) {
		return caption ? (
			<RichText.Content
				tagName="figcaption"
				className="tiled-gallery__caption"
				value={ caption }
			/>
		) : null;
	}
	return (
		<RichText
			tagName="figcaption"
			className="tiled-gallery__caption"
			identifier="captions"
			aria-label={ __( 'Image caption', 'slipstream' ) }
			placeholder={ __( 'Add a caption', 'slipstream' ) }
			value={ caption }
			allowedFormats={ [
				'core/bold',
				'core/italic',
				'core/link',
				'core/code',
				'core/strikethrough',
				'core/subscript',
				'core/superscript',
			] }
			disableLineBreaks
			onChange={ ( text ) => onCaption( image, text ) }
		/>
	);
}

/** A picture of the gallery. It is drawn again only when something about it has changed. */
export const Figure = memo( function GalleryFigure( props: FigureProps ) {
	const { image, src, index, count, filter, isEven, isSelected, onSelect } =
		props;
	const { gallery } = props;
	const button = useRef< HTMLButtonElement >( null );
	useEffect( () => {
		const { activeElement } = button.current?.ownerDocument ?? {};
		// The focus goes with a picture that was moved to another place, where it is drawn anew.
		if ( isSelected && activeElement?.tagName !== 'FIGCAPTION' ) {
			button.current?.focus();
		}
	}, [ isSelected ] );
	const position = sprintf(
		/* translators: 1: the picture's number, 2: how many there are, 3: its alternative text. */
		__( 'Image %1$d of %2$d. %3$s', 'slipstream' ),
		index + 1,
		count,
		image.alt ?? ''
	).trim();
	return (
		<figure
			className={ [
				'tiled-gallery__item',
				filter && `filter__${ filter }`,
				isSelected && 'is-selected',
			]
				.filter( Boolean )
				.join( ' ' ) }
			// Shares that come to less than one would leave room.
			style={ isEven ? undefined : { flexGrow: 100 / ratioOf( image ) } }
		>
			<button
				ref={ button }
				type="button"
				className="tiled-gallery__pick"
				aria-label={ position }
				aria-pressed={ isSelected }
				onClick={ () => onSelect( index ) }
			>
				<img
					src={ src }
					alt=""
					width={ image.width }
					height={ image.height }
					loading="lazy"
					decoding="async"
				/>
			</button>
			<Caption { ...props } />
			{ isSelected && (
				<ImageActions
					index={ index }
					count={ count }
					alt={ image.alt ?? '' }
					onMove={ ( by ) => {
						gallery.move( index, by );
						onSelect( index + by );
					} }
					onRemove={ () => {
						gallery.remove( index );
						onSelect( Math.min( index, count - 2 ) );
					} }
					onAlt={ ( alt ) => gallery.change( index, { alt } ) }
				/>
			) }
		</figure>
	);
} );
