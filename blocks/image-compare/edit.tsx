import { examplePictures } from '@slipstream/gallery';
import {
	RichText,
	useBlockEditingMode,
	useBlockProps,
} from '@wordpress/block-editor';
import { useIsPreview } from '@slipstream/block-kit';
import { __ } from '@wordpress/i18n';
import { Comparison } from './components/comparison';
import { Controls } from './components/controls';
import { PicturePlace } from './components/picture-place';
import { icon } from './icon';
import type { CompareAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

/** What the preview of the inserter shows has pictures of its own. */
function useShown( attributes: CompareAttributes ): CompareAttributes {
	const isPreview = useIsPreview();
	if ( ! isPreview || attributes.imageBefore.url ) {
		return attributes;
	}
	const [ imageBefore = {}, , imageAfter = {} ] = examplePictures();
	return { ...attributes, imageBefore, imageAfter };
}

export default function Edit( props: EditProps< CompareAttributes > ) {
	const { clientId, isSelected, setAttributes } = props;
	const attributes = useShown( props.attributes );
	const { imageBefore, imageAfter, caption = '' } = attributes;
	const isLocked = useBlockEditingMode() === 'disabled';
	const hasBoth = !! imageBefore.url && !! imageAfter.url;
	return (
		<figure { ...useBlockProps() }>
			{ hasBoth ? (
				<>
					<Controls
						attributes={ attributes }
						setAttributes={ setAttributes }
					/>
					<Comparison { ...attributes } />
				</>
			) : (
				<div className="slipstream-compare__places">
					<PicturePlace
						clientId={ clientId }
						icon={ icon }
						title={ __( 'Image before', 'slipstream' ) }
						image={ imageBefore }
						onChange={ ( next ) =>
							setAttributes( { imageBefore: next } )
						}
					/>
					<PicturePlace
						clientId={ clientId }
						icon={ icon }
						title={ __( 'Image after', 'slipstream' ) }
						image={ imageAfter }
						onChange={ ( next ) =>
							setAttributes( { imageAfter: next } )
						}
					/>
				</div>
			) }
			{ ( caption || ( isSelected && hasBoth && ! isLocked ) ) && (
				<RichText
					identifier="caption"
					tagName="figcaption"
					value={ caption }
					onChange={ ( next ) => setAttributes( { caption: next } ) }
					placeholder={ __( 'Write a caption…', 'slipstream' ) }
					aria-label={ __( 'Caption', 'slipstream' ) }
				/>
			) }
		</figure>
	);
}
