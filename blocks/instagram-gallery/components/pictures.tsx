import type { CSSProperties } from 'react';
import type { FeedImage, PhotoFeedAttributes } from '../types';

const CLASS = 'wp-block-jetpack-instagram-gallery__grid';

interface Props {
	images: readonly FeedImage[];
	attributes: PhotoFeedAttributes;
}

/** The pictures as pages show them. A click selects the block, it does not leave the editor. */
export function Pictures( { images, attributes }: Props ) {
	const { columns, count, spacing, isStackedOnMobile } = attributes;
	const style: CSSProperties & Record< `--${ string }`, string > = {
		gridGap: `${ spacing }px`,
		'--latest-instagram-posts-spacing': `${ spacing }px`,
	};
	return (
		<div
			className={ `${ CLASS } ${ CLASS }-columns-${ columns }${
				isStackedOnMobile ? ' is-stacked-on-mobile' : ''
			}` }
			style={ style }
		>
			{ images
				.slice( 0, count )
				.map( ( { url, title, link, width, height } ) => (
					<span className={ `${ CLASS }-post` } key={ url }>
						<img
							src={ url }
							alt={ title || link }
							width={ width }
							height={ height }
						/>
					</span>
				) ) }
		</div>
	);
}
