import {
	Notice,
	PanelBody,
	SelectControl,
	TextControl,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { RatingAttributes } from '../types';

interface Props {
	attributes: Readonly< RatingAttributes >;
	setAttributes: ( attributes: Partial< RatingAttributes > ) => void;
}

/** Types of things whose reviews search engines show. */
function types() {
	return [
		{ value: '', label: __( 'Product', 'slipstream' ) },
		{ value: 'Book', label: __( 'Book', 'slipstream' ) },
		{ value: 'Course', label: __( 'Course', 'slipstream' ) },
		{ value: 'Event', label: __( 'Event', 'slipstream' ) },
		{ value: 'LocalBusiness', label: __( 'Local business', 'slipstream' ) },
		{ value: 'Movie', label: __( 'Film', 'slipstream' ) },
		{ value: 'Recipe', label: __( 'Recipe', 'slipstream' ) },
		{ value: 'SoftwareApplication', label: __( 'Software', 'slipstream' ) },
	];
}

/** What the review lacks, in a sentence; nothing when it is complete. */
export function missingFrom( {
	itemName,
	rating,
}: Pick< RatingAttributes, 'itemName' | 'rating' > ): string | undefined {
	if ( ! itemName?.trim() ) {
		return __(
			'Search engines will not show this rating until you enter an item name.',
			'slipstream'
		);
	}
	return rating > 0
		? undefined
		: __(
				'Search engines do not show a rating of zero. Give at least half a star.',
				'slipstream'
			);
}

/** What makes a review of a rating: what is rated, and by whom. */
export function ReviewPanel( { attributes, setAttributes }: Props ) {
	const missing = missingFrom( attributes );
	return (
		<PanelBody title={ __( 'Review', 'slipstream' ) } initialOpen={ false }>
			<VStack spacing={ 4 }>
				<Notice
					status={ missing ? 'info' : 'success' }
					isDismissible={ false }
				>
					{ missing ??
						__(
							'Search engines can show this rating as a review.',
							'slipstream'
						) }
				</Notice>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Item name', 'slipstream' ) }
					value={ attributes.itemName ?? '' }
					onChange={ ( itemName ) =>
						setAttributes( { itemName: itemName || undefined } )
					}
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Item type', 'slipstream' ) }
					value={ attributes.itemType ?? '' }
					options={ types() }
					onChange={ ( itemType ) =>
						setAttributes( { itemType: itemType || undefined } )
					}
				/>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Reviewer', 'slipstream' ) }
					help={ __(
						'The post’s author, unless you name someone else.',
						'slipstream'
					) }
					value={ attributes.reviewAuthor ?? '' }
					onChange={ ( reviewAuthor ) =>
						setAttributes( {
							reviewAuthor: reviewAuthor || undefined,
						} )
					}
				/>
			</VStack>
		</PanelBody>
	);
}
