import {
	MediaPlaceholder,
	MediaUpload,
	MediaUploadCheck,
} from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { SimplePaymentsAttributes } from '../types';

interface Props {
	attributes: SimplePaymentsAttributes;
	onChange: ( changes: Partial< SimplePaymentsAttributes > ) => void;
}

interface Media {
	id?: number;
	url?: string;
	alt?: string;
	title?: string;
}

const fromMedia = ( media: Media ): Partial< SimplePaymentsAttributes > => ( {
	featuredMediaId: media.id ?? 0,
	featuredMediaUrl: media.url ?? null,
	featuredMediaTitle: ( media.alt || media.title ) ?? null,
} );

/** The picture of what is sold, which can be chosen, changed, and removed. */
export function Picture( { attributes, onChange }: Props ) {
	const { featuredMediaId, featuredMediaUrl, featuredMediaTitle } =
		attributes;
	const choose = ( media: object ) => onChange( fromMedia( media ) );
	if ( ! featuredMediaUrl ) {
		return (
			<MediaPlaceholder
				labels={ { title: __( 'Product Image', 'slipstream' ) } }
				accept="image/*"
				allowedTypes={ [ 'image' ] }
				onSelect={ choose }
			/>
		);
	}
	return (
		<div className="slipstream-simple-payments__picture">
			<img src={ featuredMediaUrl } alt={ featuredMediaTitle ?? '' } />
			<div>
				<MediaUploadCheck>
					<MediaUpload
						allowedTypes={ [ 'image' ] }
						value={ featuredMediaId }
						onSelect={ choose }
						render={ ( { open } ) => (
							<Button
								__next40pxDefaultSize
								variant="secondary"
								onClick={ open }
							>
								{ __( 'Edit image', 'slipstream' ) }
							</Button>
						) }
					/>
				</MediaUploadCheck>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					isDestructive
					onClick={ () => onChange( fromMedia( {} ) ) }
				>
					{ __( 'Remove image', 'slipstream' ) }
				</Button>
			</div>
		</div>
	);
}
