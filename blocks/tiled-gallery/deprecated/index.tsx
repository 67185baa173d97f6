import { useBlockProps } from '@wordpress/block-editor';
import { RawHTML } from '@wordpress/element';
import metadata from '../block.json';
import { captionKey } from '../captions';
import { columnWidths } from '../geometry';
import type { GalleryAttributes, GalleryImage } from '../types';

/*
 * Eight forms of the gallery have been saved, and each with what its site had of them: widths with five or twelve decimals or none, an
 * element between the block and its rows or none, roles and labels in the language of the day, addresses of three servers.
 * All are one form: the same elements, whose attributes are read and written as they are.
 */

/** What a saved picture may say, and React's names of it. */
const IMG_ATTRIBUTES = [
	'alt',
	'aria-label',
	'data-amp-layout',
	'data-custom-link',
	'data-height',
	'data-id',
	'data-link',
	'data-url',
	'data-width',
	'role',
	'src',
	'tabindex',
] as const;

const attribute = ( name: string, selector?: string ) => ( {
	source: 'attribute',
	attribute: name,
	...( selector && { selector } ),
} );

const query = ( selector: string, members: object ) => ( {
	type: 'array',
	default: [],
	source: 'query',
	selector,
	query: members,
} );

const ROOT = '.wp-block-jetpack-tiled-gallery';
const GALLERY = 'tiled-gallery__gallery';

const caption = { source: 'html', selector: 'figcaption' };

const attributes = {
	...metadata.attributes,
	images: {
		...metadata.attributes.images,
		query: {
			...metadata.attributes.images.query,
			caption,
			namedLink: attribute( 'data-custom-link', 'img' ),
		},
	},
	rootClass: { type: 'string', ...attribute( 'class', ROOT ) },
	innerClass: { type: 'string', ...attribute( 'class', `${ ROOT } > div` ) },
	rows: query( '.tiled-gallery__row', {
		className: attribute( 'class' ),
		columns: query( '.tiled-gallery__col', {
			style: attribute( 'style' ),
			figures: query( '.tiled-gallery__item', {
				className: attribute( 'class' ),
				href: attribute( 'href', 'a' ),
				caption,
				captionClass: attribute( 'class', 'figcaption' ),
				...Object.fromEntries(
					IMG_ATTRIBUTES.map( ( name ) => [
						name,
						attribute( name, 'img' ),
					] )
				),
			} ),
		} ),
	} ),
};

type Figure = {
	className?: string;
	href?: string;
	caption?: string;
	captionClass?: string;
} & Partial< Record< ( typeof IMG_ATTRIBUTES )[ number ], string > >;

interface OldRow {
	className?: string;
	columns: { style?: string; figures: Figure[] }[];
}

interface OldImage extends GalleryImage {
	caption?: string;
	namedLink?: string;
}

interface OldAttributes extends Omit< GalleryAttributes, 'images' > {
	images: readonly OldImage[];
	rootClass?: string;
	innerClass?: string;
	rows: OldRow[];
}

function OldFigure( { figure }: { figure: Figure } ) {
	const img = (
		<img
			{ ...Object.fromEntries(
				IMG_ATTRIBUTES.map( ( name ) => [ name, figure[ name ] ] )
			) }
			alt={ figure.alt }
		/>
	);
	return (
		<figure className={ figure.className }>
			{ figure.href ? <a href={ figure.href }>{ img }</a> : img }
			{ figure.caption && (
				<figcaption className={ figure.captionClass }>
					<RawHTML>{ figure.caption }</RawHTML>
				</figcaption>
			) }
		</figure>
	);
}

function OldGallery( { rows }: { rows: readonly OldRow[] } ) {
	return (
		<div className={ GALLERY }>
			{ rows.map( ( row, r ) => (
				<div key={ r } className={ row.className }>
					{ row.columns.map( ( { style, figures }, c ) => (
						<div
							key={ c }
							className="tiled-gallery__col"
							style={ {
								flexBasis: /flex-basis:\s*([\d.]+%)/.exec(
									style ?? ''
								)?.[ 1 ],
							} }
						>
							{ figures.map( ( figure, i ) => (
								<OldFigure key={ i } figure={ figure } />
							) ) }
						</div>
					) ) }
				</div>
			) ) }
		</div>
	);
}

function save( { attributes: old }: { attributes: OldAttributes } ) {
	const gallery = <OldGallery rows={ old.rows } />;
	const hasInner = old.innerClass !== GALLERY;
	return old.rows.length === 0 ? null : (
		<div { ...useBlockProps.save( { className: old.rootClass } ) }>
			{ hasInner ? (
				<div className={ old.innerClass ?? '' }>{ gallery }</div>
			) : (
				gallery
			) }
		</div>
	);
}

/** Widths as they are stored today; none where they are not those of these rows. */
function currentWidths( now: GalleryAttributes ) {
	const wanted = columnWidths( now );
	const stored = now.columnWidths;
	const isOfTheseRows =
		stored.length === wanted.length &&
		wanted.every( ( row, r ) => {
			const held: unknown = stored[ r ];
			return Array.isArray( held ) && held.length === row.length;
		} );
	return isOfTheseRows
		? stored.map( ( row ) =>
				row.map( ( width ) => Number( width ).toFixed( 5 ) )
			)
		: wanted;
}

function migrate( {
	rows,
	rootClass,
	innerClass,
	images: old,
	...rest
}: OldAttributes ): GalleryAttributes {
	const images = old.map( ( { caption: text, namedLink, ...image } ) => ( {
		...image,
		...( namedLink && { customLink: namedLink } ),
	} ) );
	const found = old.flatMap( ( image ) =>
		image.caption ? [ [ captionKey( image ), image.caption ] ] : []
	);
	const captions = { ...Object.fromEntries( found ), ...rest.captions };
	const now = {
		...rest,
		images,
		...( Object.keys( captions ).length > 0 && { captions } ),
	};
	return { ...now, columnWidths: currentWidths( now ) };
}

export const deprecated = [
	{
		attributes,
		// The class of an alignment, or none, is read with the others: WordPress would add that of the default.
		supports: { ...metadata.supports, align: false },
		save,
		migrate,
	},
];
