// Posts of the blocks for media and embeds, as the editor saves them.
import { EMBEDS } from '../../e2e/fakes/embeds.cjs';

const wrap = ( name, attributes, html = '' ) => {
	const comment = `wp:jetpack/${ name } ${ JSON.stringify( attributes ) }`;
	return html
		? `<!-- ${ comment } -->\n${ html }\n<!-- /wp:jetpack/${ name } -->`
		: `<!-- ${ comment } /-->`;
};

/** Widths and heights that galleries' pictures say they have. */
const SIZES = [
	[ 1200, 800 ],
	[ 800, 1200 ],
	[ 1000, 1000 ],
	[ 1600, 900 ],
];

function figure( { id, source_url: url }, index ) {
	const [ width, height ] = SIZES[ index % SIZES.length ];
	return `<figure class="tiled-gallery__item"><img alt="" data-height="${ height }" data-id="${ id }" data-link="${ url }" data-url="${ url }" data-width="${ width }" src="${ url }" data-amp-layout="responsive"/></figure>`;
}

/**
 * A gallery of rows of three pictures.
 *
 * @param {Object[]} images Images of the library.
 */
export function gallery( images ) {
	const columns = images.map(
		( image, index ) =>
			`<div class="tiled-gallery__col">${ figure( image, index ) }</div>`
	);
	const rows = [];
	while ( columns.length ) {
		rows.push(
			`<div class="tiled-gallery__row">${ columns.splice( 0, 3 ).join( '' ) }</div>`
		);
	}
	return wrap(
		'tiled-gallery',
		{ ids: images.map( ( { id } ) => id ) },
		`<div class="wp-block-jetpack-tiled-gallery aligncenter is-style-rectangular"><div class=""><div class="tiled-gallery__gallery">${ rows.join( '' ) }</div></div></div>`
	);
}

function slideshow( images ) {
	const slides = images.map(
		( { id, source_url: url } ) =>
			`<li class="wp-block-jetpack-slideshow_slide swiper-slide"><figure><img alt="" class="wp-block-jetpack-slideshow_image wp-image-${ id }" data-id="${ id }" data-aspect-ratio="1600 / 900" src="${ url }"/></figure></li>`
	);
	return wrap(
		'slideshow',
		{ ids: images.map( ( { id } ) => id ) },
		`<div class="wp-block-jetpack-slideshow aligncenter" data-effect="slide" style="--aspect-ratio:calc(1600 / 900)"><div class="wp-block-jetpack-slideshow_container swiper"><ul class="wp-block-jetpack-slideshow_swiper-wrapper swiper-wrapper">${ slides.join( '' ) }</ul><a class="wp-block-jetpack-slideshow_button-prev swiper-button-prev swiper-button-white" role="button"></a><a class="wp-block-jetpack-slideshow_button-next swiper-button-next swiper-button-white" role="button"></a><a aria-label="Pause Slideshow" class="wp-block-jetpack-slideshow_button-pause" role="button"></a><div class="wp-block-jetpack-slideshow_pagination swiper-pagination swiper-pagination-white"></div></div></div>`
	);
}

function imageCompare( [ before, after ] ) {
	const image = ( { id, source_url: url } ) => ( {
		id,
		url,
		alt: '',
		width: 1120,
		height: 640,
	} );
	const img = ( { id, source_url: url }, place ) =>
		`<img id="${ id }" src="${ url }" alt="" width="1120" height="640" class="image-compare__image-${ place }"/>`;
	return wrap(
		'image-compare',
		{ imageBefore: image( before ), imageAfter: image( after ) },
		`<figure class="wp-block-jetpack-image-compare"><div class="juxtapose" data-mode="horizontal">${ img( before, 'before' ) }${ img( after, 'after' ) }</div></figure>`
	);
}

/**
 * A map of places between Lisbon and Warsaw.
 *
 * @param {number} count How many.
 */
export function map( count ) {
	const points = Array.from( { length: count }, ( _, i ) => ( {
		id: `place-${ i }`,
		title: `Place ${ i }`,
		placeTitle: `Place ${ i }`,
		caption: '',
		coordinates: {
			longitude: -9 + ( i % 40 ) * 0.75,
			latitude: 38 + Math.floor( i / 40 ) * 0.6,
		},
	} ) );
	const links = points.map(
		( { title, coordinates: { latitude, longitude } } ) =>
			`<li><a href="https://www.google.com/maps/search/?api=1&amp;query=${ latitude },${ longitude }">${ title }</a></li>`
	);
	const json = ( value ) =>
		JSON.stringify( value ).replaceAll( '"', '&quot;' );
	return wrap(
		'map',
		{ points },
		`<div class="wp-block-jetpack-map" data-map-style="default" data-map-details="true" data-points="${ json( points ) }" data-zoom="13" data-map-center="${ json( { longitude: -122.41941550000001, latitude: 37.7749295 } ) }" data-marker-color="red" data-show-fullscreen-button="true"><ul>${ links.join( '' ) }</ul></div>`
	);
}

/**
 * A post of each block.
 *
 * @param {Object[]} images Images of the library.
 * @return {Record<string, string>} Markup by the block's name.
 */
export function embedPosts( images ) {
	const few = images.slice( 0, 6 );
	return {
		slideshow: slideshow( few ),
		'image-compare': imageCompare( few ),
		'tiled-gallery': gallery( few ),
		map: map( 2 ),
		...Object.fromEntries(
			EMBEDS.map( ( { block, post } ) => [ block, post ] )
		),
	};
}
