import type { Direction, Upload } from '@slipstream/gallery';
import type { ReactNode } from 'react';
import { RichText } from '@wordpress/block-editor';
import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useRef } from '@wordpress/element';
import { ImageActions } from '@slipstream/gallery';
import { useCarousel } from '../hooks/use-carousel';
import type { Place } from '../hooks/use-carousel';
import type { Slideshow } from '../hooks/use-slideshow';
import type { Slide, SlideshowAttributes } from '../types';

interface Props {
	attributes: SlideshowAttributes;
	uploads: readonly Upload[];
	isSelected: boolean;
	/** Missing where nothing can be changed. */
	slideshow?: Slideshow;
}

const part = ( name: string ) => `wp-block-jetpack-slideshow_${ name }`;

interface SlideProps {
	slide: Slide;
	isSelected: boolean;
	onCaption?: ( caption: string ) => void;
	/** What can be done with it. */
	children?: ReactNode;
}

function SlideView( { slide, isSelected, onCaption, children }: SlideProps ) {
	const { alt, url, caption = '' } = slide;
	return (
		<li className={ `${ part( 'slide' ) } swiper-slide` }>
			<figure>
				<img alt={ alt } className={ part( 'image' ) } src={ url } />
				{ ( caption || ( isSelected && onCaption ) ) && (
					<figcaption className={ part( 'caption' ) }>
						{ onCaption ? (
							<RichText
								value={ caption }
								onChange={ onCaption }
								placeholder={ __(
									'Write a caption…',
									'slipstream'
								) }
								aria-label={ __( 'Caption', 'slipstream' ) }
							/>
						) : (
							<RichText.Content value={ caption } />
						) }
					</figcaption>
				) }
				{ children }
			</figure>
		</li>
	);
}

/** The slideshow as the page has it, with the files that are on their way at its end. */
export function Carousel( {
	attributes,
	uploads,
	isSelected,
	slideshow,
}: Props ) {
	const { images, autoplay, delay, effect, loop } = attributes;
	const addresses = [ ...images, ...uploads ].map( ( { url } ) => url );
	const place = useRef< Place >( { at: 0 } );
	const ref = useCarousel(
		effect,
		autoplay ? delay : undefined,
		loop,
		addresses.join(),
		place
	);
	const goTo = ( at: number, moved?: Direction ) => {
		place.current = { at, moved };
	};
	return (
		<div ref={ ref } data-autoplay={ autoplay || undefined }>
			<div className={ `${ part( 'container' ) } swiper` }>
				<ul
					className={ `${ part( 'swiper-wrapper' ) } swiper-wrapper` }
				>
					{ images.map( ( slide, index ) => (
						<SlideView
							key={ index }
							slide={ slide }
							isSelected={ isSelected }
							onCaption={
								slideshow &&
								( ( caption ) =>
									slideshow.change( index, { caption } ) )
							}
						>
							{ slideshow && isSelected && (
								<ImageActions
									index={ index }
									count={ images.length }
									alt={ slide.alt }
									onMove={ ( by, direction ) => {
										goTo( index + by, direction );
										slideshow.move( index, by );
									} }
									onRemove={ () => {
										goTo( Math.max( 0, index - 1 ) );
										slideshow.remove( index );
									} }
									onAlt={ ( alt ) =>
										slideshow.change( index, { alt } )
									}
								/>
							) }
						</SlideView>
					) ) }
					{ uploads.map( ( { key, url, name } ) => (
						<li
							key={ key }
							className={ `${ part( 'slide' ) } swiper-slide` }
							aria-busy
						>
							<figure className="slipstream-slideshow__uploading">
								<img
									alt={ name }
									className={ part( 'image' ) }
									src={ url }
								/>
								<Spinner />
							</figure>
						</li>
					) ) }
				</ul>
				<span className={ part( 'button-prev' ) } />
				<span className={ part( 'button-next' ) } />
				{ autoplay && <span className={ part( 'button-pause' ) } /> }
				<div className={ part( 'pagination' ) } />
			</div>
		</div>
	);
}
