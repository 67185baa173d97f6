import { Spinner } from '@wordpress/components';
import { useCallback, useMemo } from '@wordpress/element';
import { recordOf, urlInSize } from '@slipstream/gallery';
import { useBlockEditor } from '@slipstream/block-kit';
import { captionKey, captionOf } from '../captions';
import { arrange, columnRatio, isEven, lookOf } from '../geometry';
import { cornersClass } from '../save';
import { Figure } from './figure';
import type { FigureProps } from './figure';
import type { Column } from '../geometry';
import type { GalleryAttributes, GalleryImage } from '../types';
import type { MediaRecord, Upload } from '@slipstream/gallery';

interface Props extends Pick< FigureProps, 'onSelect' | 'gallery' > {
	attributes: GalleryAttributes;
	clientId: string;
	records: readonly MediaRecord[];
	uploads: readonly Upload[];
	/** The selected picture, or -1. */
	selected: number;
}

/** Files of the size that the editor shows: two hundred originals would take its memory. */
const SHOWN = 'medium_large';

/** The files that are shown: the library's of a smaller size where a picture is the library's. */
function useSources(
	images: readonly GalleryImage[],
	records: readonly MediaRecord[]
) {
	return useMemo(
		() =>
			new Map(
				images.map( ( image ) => {
					const record = recordOf( image, records );
					return [
						image,
						record ? urlInSize( record, SHOWN ) : image.url,
					];
				} )
			),
		[ images, records ]
	);
}

function useCaptions( clientId: string ) {
	const { selectors, actions } = useBlockEditor();
	return useCallback(
		( image: GalleryImage, caption: string ) => {
			const now = selectors.getBlockAttributes(
				clientId
			) as Partial< GalleryAttributes > | null;
			const { [ captionKey( image ) ]: _, ...others } =
				now?.captions ?? {};
			const next = caption
				? { ...others, [ captionKey( image ) ]: caption }
				: others;
			void actions.updateBlockAttributes( clientId, {
				captions: Object.keys( next ).length > 0 ? next : undefined,
			} );
		},
		[ clientId, selectors, actions ]
	);
}

const columnStyle = ( row: readonly Column[], column: Column ) => ( {
	flexBasis: `${
		( 100 * columnRatio( column ) ) /
		row.reduce( ( sum, one ) => sum + columnRatio( one ), 0 )
	}%`,
} );

/** Pictures that are being uploaded. */
function Uploads( { uploads }: { uploads: readonly Upload[] } ) {
	return (
		<div className="tiled-gallery__uploads" aria-live="polite">
			{ uploads.map( ( { key, url, name } ) => (
				<span key={ key }>
					<img src={ url } alt={ name } />
					<Spinner />
				</span>
			) ) }
		</div>
	);
}

/** The gallery in the editor: as the page shows it, each picture a button. */
export function GalleryView( props: Props ) {
	const { attributes, clientId, records, selected, onSelect, gallery } =
		props;
	const { images, className, imageFilter } = attributes;
	const sources = useSources( images, records );
	const onCaption = useCaptions( clientId );
	const even = isEven( lookOf( className ) );
	const rows = useMemo( () => arrange( attributes ), [ attributes ] );
	let next = 0;
	const draw = ( image: GalleryImage ) => {
		const index = next++;
		return (
			<Figure
				key={ `${ image.id ?? image.url } ${ index }` }
				{ ...{ image, index, onSelect, onCaption, gallery } }
				src={ sources.get( image ) ?? '' }
				count={ images.length }
				caption={ captionOf( attributes, image ) }
				filter={ imageFilter }
				isEven={ even }
				isSelected={ index === selected }
			/>
		);
	};
	return (
		<div className={ cornersClass( attributes ) }>
			<div className="tiled-gallery__gallery">
				{ rows.map( ( row, r ) => (
					<div
						key={ r }
						className={ `tiled-gallery__row columns-${ row.length }` }
						style={
							even
								? undefined
								: {
										aspectRatio: String(
											row.reduce(
												( sum, one ) =>
													sum + columnRatio( one ),
												0
											)
										),
									}
						}
					>
						{ row
							.filter( ( column ) => column.length > 0 )
							.map( ( column, c ) => (
								<div
									key={ c }
									className="tiled-gallery__col"
									style={
										even
											? undefined
											: columnStyle( row, column )
									}
								>
									{ column.map( draw ) }
								</div>
							) ) }
					</div>
				) ) }
			</div>
			{ props.uploads.length > 0 && (
				<Uploads uploads={ props.uploads } />
			) }
		</div>
	);
}
