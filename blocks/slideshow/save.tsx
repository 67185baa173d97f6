import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { Slide, SlideshowAttributes } from './types';
import type { CSSProperties } from 'react';

/** What differs between the forms that posts hold. */
export interface Form {
	/** Of the part that moves. */
	container: 'swiper' | 'swiper-container';
	/** Whether an element without a class stands between the block and the rest. */
	isWrapped?: boolean;
	/** Whether the block writes the class of its alignment itself. */
	isAligned?: boolean;
}

const part = ( name: string ) => `wp-block-jetpack-slideshow_${ name }`;

const rootProps = ( {
	autoplay,
	delay,
	effect,
	images,
}: SlideshowAttributes ) => ( {
	'data-autoplay': autoplay || undefined,
	'data-delay': autoplay ? delay : undefined,
	'data-effect': effect,
	style: images[ 0 ]?.aspectRatio
		? ( {
				'--aspect-ratio': `calc(${ images[ 0 ].aspectRatio })`,
			} as CSSProperties )
		: undefined,
} );

function SavedSlide( { id, url, alt, caption, aspectRatio }: Slide ) {
	return (
		<li className={ `${ part( 'slide' ) } swiper-slide` }>
			<figure>
				<img
					alt={ alt }
					className={ `${ part( 'image' ) } wp-image-${ id }` }
					data-id={ id }
					data-aspect-ratio={ aspectRatio }
					src={ url }
				/>
				{ caption && (
					<RichText.Content
						tagName="figcaption"
						className={ `${ part( 'caption' ) } gallery-caption` }
						value={ caption }
					/>
				) }
			</figure>
		</li>
	);
}

/* eslint-disable jsx-a11y/anchor-is-valid, jsx-a11y/anchor-has-content -- The markup of a decade of posts; the page's script makes buttons of them. */
function SavedCarousel( {
	attributes,
	container,
}: Pick< Form, 'container' > & { attributes: SlideshowAttributes } ) {
	return (
		<div className={ `${ part( 'container' ) } ${ container }` }>
			<ul className={ `${ part( 'swiper-wrapper' ) } swiper-wrapper` }>
				{ attributes.images.map( ( image, index ) => (
					<SavedSlide key={ index } { ...image } />
				) ) }
			</ul>
			<a
				className={ `${ part( 'button-prev' ) } swiper-button-prev swiper-button-white` }
				role="button"
			/>
			<a
				className={ `${ part( 'button-next' ) } swiper-button-next swiper-button-white` }
				role="button"
			/>
			<a
				aria-label="Pause Slideshow"
				className={ part( 'button-pause' ) }
				role="button"
			/>
			<div
				className={ `${ part( 'pagination' ) } swiper-pagination swiper-pagination-white` }
			/>
		</div>
	);
}
/* eslint-enable jsx-a11y/anchor-is-valid, jsx-a11y/anchor-has-content */

/**
 * Writes a slideshow as one of the forms that there have been.
 *
 * @param form The form.
 */
export const saveAs =
	( form: Form ) =>
	( { attributes }: { attributes: SlideshowAttributes } ) => {
		const { container, isWrapped, isAligned } = form;
		const { align, images } = attributes;
		if ( images.length === 0 ) {
			return null;
		}
		const className = isAligned && align ? `align${ align }` : undefined;
		const carousel = (
			<SavedCarousel attributes={ attributes } container={ container } />
		);
		return isWrapped ? (
			<div { ...useBlockProps.save( { className } ) }>
				<div { ...rootProps( attributes ) }>{ carousel }</div>
			</div>
		) : (
			<div
				{ ...useBlockProps.save( {
					className,
					...rootProps( attributes ),
				} ) }
			>
				{ carousel }
			</div>
		);
	};

/** Writes the pictures as a list, which reads without the plugin; nothing where there are none. */
export const save = saveAs( { container: 'swiper' } );
