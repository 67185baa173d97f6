import {
	InspectorControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	ToggleControl,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { sizeName } from '@slipstream/gallery';
import type { Slideshow } from '../hooks/use-slideshow';
import type { SlideshowAttributes } from '../types';
import type { EditProps } from '@slipstream/block-kit';

type Props = Pick<
	EditProps< SlideshowAttributes >,
	'attributes' | 'setAttributes'
>;

const LEAST_DELAY = 1;
const MOST_DELAY = 5;

function AutoplayPanel( { attributes, setAttributes }: Props ) {
	const { autoplay, delay, loop } = attributes;
	return (
		<PanelBody title={ __( 'Autoplay', 'slipstream' ) }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Autoplay', 'slipstream' ) }
				help={ __(
					'Advance automatically. Visitors can pause the slideshow, and it does not move for people who prefer reduced motion.',
					'slipstream'
				) }
				checked={ autoplay }
				onChange={ ( next ) => setAttributes( { autoplay: next } ) }
			/>
			{ autoplay && (
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __(
						'Delay between slides, in seconds',
						'slipstream'
					) }
					min={ LEAST_DELAY }
					max={ MOST_DELAY }
					value={ delay }
					onChange={ ( next = 3 ) =>
						setAttributes( { delay: next } )
					}
				/>
			) }
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Loop', 'slipstream' ) }
				help={ __(
					'Return to the first slide after the last one.',
					'slipstream'
				) }
				checked={ loop }
				onChange={ ( next ) => setAttributes( { loop: next } ) }
			/>
		</PanelBody>
	);
}

function SizePanel( {
	sizes,
	sizeSlug,
	resize,
}: Pick< Slideshow, 'sizes' | 'sizeSlug' | 'resize' > ) {
	const named = useSelect(
		( select ) => select( blockEditorStore ).getSettings().imageSizes,
		[]
	) as readonly { slug: string; name: string }[] | undefined;
	const slugs = [ ...new Set( [ ...sizes, 'full', sizeSlug ] ) ];
	return (
		<PanelBody title={ __( 'Image Settings', 'slipstream' ) }>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Image size', 'slipstream' ) }
				value={ sizeSlug }
				disabled={ sizes.length === 0 }
				options={ slugs.map( ( slug ) => ( {
					value: slug,
					label: sizeName( slug, named ),
				} ) ) }
				onChange={ resize }
			/>
		</PanelBody>
	);
}

/** The slideshow's settings. */
export function Panels( {
	attributes,
	setAttributes,
	slideshow,
}: Props & { slideshow: Slideshow } ) {
	return (
		<InspectorControls>
			<AutoplayPanel
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			<PanelBody title={ __( 'Effects', 'slipstream' ) }>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Transition effect', 'slipstream' ) }
					value={ attributes.effect === 'fade' ? 'fade' : 'slide' }
					options={ [
						{ label: __( 'Slide', 'slipstream' ), value: 'slide' },
						{ label: __( 'Fade', 'slipstream' ), value: 'fade' },
					] }
					onChange={ ( effect ) => setAttributes( { effect } ) }
				/>
			</PanelBody>
			{ attributes.images.length > 0 && <SizePanel { ...slideshow } /> }
		</InspectorControls>
	);
}
