import {
	GalleryDropZone,
	GalleryPlaceholder,
	UploadButton,
	useGalleryUpload,
	useMediaRecords,
} from '@slipstream/gallery';
import { useBlockEditingMode, useBlockProps } from '@wordpress/block-editor';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { GalleryView } from './components/gallery-view';
import { SettingsPanel } from './components/settings-panel';
import { GalleryToolbar } from './components/toolbar';
import { useComplete } from './hooks/use-complete';
import { useGallery } from './hooks/use-gallery';
import { icon } from './icon';
import type { EditProps } from '@slipstream/block-kit';
import type { GalleryAttributes } from './types';

/** Which picture is selected: none once the block is not. */
function useSelected( isSelected: boolean, count: number ) {
	const [ selected, setSelected ] = useState( -1 );
	useEffect( () => {
		if ( ! isSelected ) {
			setSelected( -1 );
		}
	}, [ isSelected ] );
	const isThere = isSelected && selected < count;
	return [ isThere ? selected : -1, setSelected ] as const;
}

export default function Edit( props: EditProps< GalleryAttributes > ) {
	const { attributes, clientId, isSelected, setAttributes } = props;
	const { images, className } = attributes;
	const isEditing = useBlockEditingMode() === 'default' && isSelected;
	const ids = useMemo(
		() => images.map( ( { id } ) => Number( id ) ).filter( Boolean ),
		[ images ]
	);
	const records = useMediaRecords( ids );
	const gallery = useGallery( clientId );
	const { uploads, upload } = useGalleryUpload( clientId, gallery.add );
	const [ selected, setSelected ] = useSelected( isEditing, images.length );
	useComplete( clientId, attributes, records, selected );
	const blockProps = useBlockProps( {
		className: [ className, attributes.captions && 'has-captions' ]
			.filter( Boolean )
			.join( ' ' ),
	} );

	if ( images.length === 0 && uploads.length === 0 ) {
		return (
			<div { ...blockProps }>
				<GalleryPlaceholder
					icon={ icon }
					title={ __( 'Tiled Gallery', 'slipstream' ) }
					upload={ upload }
					onSelect={ gallery.replace }
				/>
			</div>
		);
	}
	return (
		<div { ...blockProps }>
			{ isEditing && (
				<>
					<GalleryToolbar
						{ ...{ attributes, setAttributes, gallery } }
						{ ...{ clientId, records } }
					/>
					<SettingsPanel
						{ ...{ attributes, setAttributes, gallery, selected } }
					/>
				</>
			) }
			<GalleryView
				{ ...{ attributes, clientId, records, uploads } }
				{ ...{ gallery, selected } }
				onSelect={ setSelected }
			/>
			{ isEditing && <UploadButton upload={ upload } /> }
			<GalleryDropZone upload={ upload } />
		</div>
	);
}
