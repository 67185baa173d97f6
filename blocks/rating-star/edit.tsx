import {
	AlignmentControl,
	BlockControls,
	InspectorControls,
	PanelColorSettings,
	useBlockEditingMode,
	useBlockProps,
} from '@wordpress/block-editor';
import { PanelBody, RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { RatingInput } from './components/rating-input';
import { ReviewPanel } from './components/review-panel';
import { LEAST_MAX, MOST_MAX, readMax, readRating } from './rating';
import type { RatingAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

export default function Edit( props: EditProps< RatingAttributes > ) {
	const { attributes, setAttributes } = props;
	const { align, color } = attributes;
	const max = readMax( attributes.maxRating );
	const rating = readRating( attributes.rating, max );
	const isLocked = useBlockEditingMode() === 'disabled';
	const blockProps = useBlockProps( {
		style: { textAlign: align as 'left', color },
	} );
	return (
		<>
			<BlockControls group="block">
				<AlignmentControl
					value={ align }
					onChange={ ( next ) =>
						setAttributes( { align: next ?? 'left' } )
					}
				/>
			</BlockControls>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'slipstream' ) }>
					<RangeControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Highest rating', 'slipstream' ) }
						min={ LEAST_MAX }
						max={ MOST_MAX }
						value={ max }
						onChange={ ( next = max ) =>
							setAttributes( {
								maxRating: next,
								rating: Math.min( rating, next ),
							} )
						}
					/>
				</PanelBody>
				<PanelColorSettings
					title={ __( 'Color', 'slipstream' ) }
					initialOpen
					colorSettings={ [
						{
							label: __( 'Stars', 'slipstream' ),
							value: color,
							onChange: ( next?: string ) =>
								setAttributes( { color: next } ),
						},
					] }
				/>
				<ReviewPanel
					attributes={ { ...attributes, rating } }
					setAttributes={ setAttributes }
				/>
			</InspectorControls>
			<figure { ...blockProps }>
				<RatingInput
					rating={ rating }
					max={ max }
					isDisabled={ isLocked }
					onChange={ ( next ) => setAttributes( { rating: next } ) }
				/>
			</figure>
		</>
	);
}
