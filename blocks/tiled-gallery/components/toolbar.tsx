import { GalleryEditButton } from '@slipstream/gallery';
import { BlockControls } from '@wordpress/block-editor';
import { ToolbarDropdownMenu, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { check, filter } from '@wordpress/icons';
import type { Gallery } from '../hooks/use-gallery';
import type { GalleryAttributes } from '../types';
import type { MediaRecord } from '@slipstream/gallery';

const filters = () => [
	{ value: undefined, title: __( 'Original', 'slipstream' ) },
	{ value: 'black-and-white', title: __( 'Black and white', 'slipstream' ) },
	{ value: 'sepia', title: __( 'Sepia', 'slipstream' ) },
	{ value: '1977', title: '1977' },
	{ value: 'clarendon', title: 'Clarendon' },
	{ value: 'gingham', title: 'Gingham' },
];

interface Props {
	clientId: string;
	records: readonly MediaRecord[];
	attributes: GalleryAttributes;
	setAttributes: ( attributes: Partial< GalleryAttributes > ) => void;
	gallery: Gallery;
}

/** Which pictures there are, and what lies over them. */
export function GalleryToolbar( {
	clientId,
	records,
	attributes,
	setAttributes,
	gallery,
}: Props ) {
	const { imageFilter, images } = attributes;
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarDropdownMenu
					icon={ filter }
					label={ __( 'Pick an image filter', 'slipstream' ) }
					controls={ filters().map( ( { value, title } ) => ( {
						title,
						role: 'menuitemradio',
						isActive: value === imageFilter,
						icon: value === imageFilter ? check : undefined,
						onClick: () => setAttributes( { imageFilter: value } ),
					} ) ) }
				/>
			</ToolbarGroup>
			<GalleryEditButton
				{ ...{ clientId, images, records } }
				text={ __( 'Edit Gallery', 'slipstream' ) }
				onSelect={ gallery.replace }
			/>
		</BlockControls>
	);
}
