import type { Upload } from '@slipstream/gallery';
import { RichText } from '@wordpress/block-editor';
import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useCarousel } from '../hooks/use-carousel';
import type { Slide, SlideshowAttributes } from '../types';

interface Props {
	attributes: SlideshowAttributes;
	uploads: readonly Upload[];
	isSelected: boolean;
	/** Missing where captions cannot be written. */
	setCaption?: ( index: number, caption: string ) => void;
}

const part = ( name: string ) => `wp-block-jetpack-slideshow_${ name }`;

interface SlideProps {
	slide: Slide;
	isSelected: boolean;
	onCaption?: ( caption: string ) => void;
}

function SlideView( { slide, isSelected, onCaption }: SlideProps ) {
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
			</figure>
		</li>
	);
}

/** The slideshow as the page has it, with the files that are on their way at its end. */
export function Carousel( {
	attributes,
	uploads,
	isSelected,
	setCaption,
}: Props ) {
	const { images, autoplay, delay, effect, loop } = attributes;
	const addresses = [ ...images, ...uploads ].map( ( { url } ) => url );
	const ref = useCarousel(
		effect,
		autoplay ? delay : undefined,
		loop,
		addresses.join()
	);
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
								setCaption &&
								( ( caption ) => setCaption( index, caption ) )
							}
						/>
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
