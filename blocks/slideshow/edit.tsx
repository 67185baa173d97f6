import {
	examplePictures,
	GalleryDropZone,
	GalleryEditButton,
	GalleryPlaceholder,
	UploadButton,
} from '@slipstream/gallery';
import {
	BlockControls,
	useBlockEditingMode,
	useBlockProps,
} from '@wordpress/block-editor';
import { useIsPreview } from '@slipstream/block-kit';
import { __ } from '@wordpress/i18n';
import { Carousel } from './components/carousel';
import { Panels } from './components/panels';
import { useSlideshow } from './hooks/use-slideshow';
import { icon } from './icon';
import { ratioOf } from './slides';
import type { Slide, SlideshowAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';
import type { CSSProperties } from 'react';

const example = (): Slide[] =>
	examplePictures().map( ( { url } ) => ( { url, alt: '' } ) );

/** What the preview of the inserter shows has pictures of its own. */
function useShown( attributes: SlideshowAttributes ): SlideshowAttributes {
	const isPreview = useIsPreview();
	return isPreview && attributes.images.length === 0
		? { ...attributes, images: example() }
		: attributes;
}

export default function Edit( props: EditProps< SlideshowAttributes > ) {
	const { clientId, setAttributes, isSelected } = props;
	const attributes = useShown( props.attributes );
	const slideshow = useSlideshow( props );
	const isLocked = useBlockEditingMode() === 'disabled';
	const { images } = attributes;
	const { uploads, upload, choose, records } = slideshow;
	const blockProps = useBlockProps( {
		style: {
			'--aspect-ratio': ratioOf( images[ 0 ], records ),
		} as CSSProperties,
	} );
	if ( images.length + uploads.length === 0 ) {
		return (
			<div { ...blockProps }>
				<GalleryPlaceholder
					icon={ icon }
					title={ __( 'Slideshow', 'slipstream' ) }
					upload={ upload }
					onSelect={ choose }
				/>
			</div>
		);
	}
	return (
		<>
			<BlockControls>
				<GalleryEditButton
					{ ...{ clientId, images, records } }
					text={ __( 'Edit', 'slipstream' ) }
					label={ __( 'Edit Slideshow', 'slipstream' ) }
					onSelect={ choose }
				/>
			</BlockControls>
			<Panels
				attributes={ attributes }
				setAttributes={ setAttributes }
				slideshow={ slideshow }
			/>
			<div { ...blockProps }>
				<Carousel
					attributes={ attributes }
					uploads={ uploads }
					isSelected={ isSelected }
					slideshow={ isLocked ? undefined : slideshow }
				/>
				{ ! isLocked && <GalleryDropZone upload={ upload } /> }
				{ isSelected && ! isLocked && (
					<UploadButton upload={ upload } />
				) }
			</div>
		</>
	);
}
