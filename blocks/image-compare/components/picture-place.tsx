import {
	GalleryPlaceholder,
	imageOf,
	useGalleryUpload,
} from '@slipstream/gallery';
import { Button, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ComparedImage } from '../types';
import type { MediaRecord } from '@slipstream/gallery';
import type { ReactElement } from 'react';

interface Props {
	clientId: string;
	icon: ReactElement;
	title: string;
	image: ComparedImage;
	onChange: ( image: ComparedImage ) => void;
}

/**
 * What the block keeps of a record.
 *
 * @param media The record.
 */
export function comparedImage( media: MediaRecord ): ComparedImage {
	const { id, url, alt, width, height } = imageOf( media, 'full' );
	return { id, url, alt, width, height };
}

/** One of the two places: a picture, one that is on its way, or the question for one. */
export function PicturePlace( {
	clientId,
	icon,
	title,
	image,
	onChange,
}: Props ) {
	const { uploads, upload } = useGalleryUpload( clientId, ( media ) =>
		onChange( comparedImage( media ) )
	);
	const waiting = uploads[ 0 ];
	if ( waiting ) {
		return (
			<div className="slipstream-compare__waiting" aria-busy>
				<img src={ waiting.url } alt={ waiting.name } />
				<Spinner />
			</div>
		);
	}
	return image.url ? (
		<div>
			<img src={ image.url } alt={ image.alt } />
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ () => onChange( {} ) }
			>
				{ __( 'Choose another image', 'slipstream' ) }
			</Button>
		</div>
	) : (
		<GalleryPlaceholder
			icon={ icon }
			title={ title }
			isSingle
			upload={ ( files ) => upload( [ ...files ].slice( 0, 1 ) ) }
			onSelect={ ( [ media ] ) =>
				media && onChange( comparedImage( media ) )
			}
		/>
	);
}
