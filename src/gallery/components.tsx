import { BlockIcon, MediaPlaceholder } from '@wordpress/block-editor';
import { Button, DropZone, FormFileUpload } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { isImage } from './image';
import { notifyProblem } from './notices';
import type { GalleryUpload } from './use-gallery-upload';
import type { MediaRecord } from './types';
import type { ReactElement } from 'react';

interface PlaceholderProps {
	icon: ReactElement;
	title: string;
	upload: GalleryUpload[ 'upload' ];
	/** For one picture instead of many. */
	isSingle?: boolean;
	/** Called with what was chosen in the library. */
	onSelect: ( media: MediaRecord[] ) => void;
}

// The canvas is a frame, whose files are none of this window's class.
const isFile = ( chosen: unknown ): chosen is File =>
	Object.prototype.toString.call( chosen ) === '[object File]';

/** What a gallery without pictures shows: a place to drop files, a button to upload some and one that opens the library. */
export function GalleryPlaceholder( {
	icon,
	title,
	upload,
	isSingle,
	onSelect,
}: PlaceholderProps ) {
	return (
		<MediaPlaceholder
			icon={ <BlockIcon icon={ icon } /> }
			labels={ {
				title,
				instructions: isSingle
					? __(
							'Drag an image here, upload one or pick one from your library.',
							'slipstream'
						)
					: __(
							'Drag images, upload new ones or select files from your library.',
							'slipstream'
						),
			} }
			accept="image/*"
			allowedTypes={ [ 'image' ] }
			multiple={ ! isSingle }
			handleUpload={ false }
			onSelect={ ( chosen ) => {
				// One record comes by itself, files always as a list.
				const list = Array.from(
					chosen.length === undefined
						? [ chosen ]
						: ( chosen as ArrayLike< unknown > )
				);
				const files = list.filter( isFile );
				if ( files.length > 0 ) {
					upload( files );
				} else {
					onSelect( ( list as MediaRecord[] ).filter( isImage ) );
				}
			} }
			onError={ ( message ) => notifyProblem( message ) }
		/>
	);
}

/** Lies over a gallery while files are dragged. */
export function GalleryDropZone( { upload }: Pick< GalleryUpload, 'upload' > ) {
	return <DropZone onFilesDrop={ upload } />;
}

/** The button below a selected gallery. */
export function UploadButton( { upload }: Pick< GalleryUpload, 'upload' > ) {
	return (
		<FormFileUpload
			multiple
			accept="image/*"
			onChange={ ( { currentTarget } ) => {
				const files = [ ...( currentTarget.files ?? [] ) ];
				// The same file can be chosen again.
				currentTarget.value = '';
				upload( files );
			} }
			render={ ( { openFileDialog } ) => (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ openFileDialog }
				>
					{ __( 'Upload an image', 'slipstream' ) }
				</Button>
			) }
		/>
	);
}
