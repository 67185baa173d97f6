const COLORS = [
	'#35618e',
	'#8e4a35',
	'#3d7a4b',
	'#6b3d7a',
	'#7a6a2d',
	'#2d6f7a',
];

/** A picture in an address: a site's library is not what is tried here. */
export const drawn = (
	text: string,
	color: string,
	width = 1600,
	height = 900
) =>
	`data:image/svg+xml,${ encodeURIComponent(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${ width }" height="${ height }" viewBox="0 0 ${ width } ${ height }"><rect width="100%" height="100%" fill="${ color }"/><circle cx="30%" cy="40%" r="180" fill="#ffffff55"/><text x="50%" y="55%" font-size="240" text-anchor="middle" fill="#fff">${ text }</text></svg>`
	).replaceAll( "'", '%27' ) }`;

const slide = ( number: number ) =>
	`<li class="wp-block-jetpack-slideshow_slide swiper-slide"><figure><img alt="Picture ${ number }" class="wp-block-jetpack-slideshow_image wp-image-undefined" data-aspect-ratio="1600 / 900" src="${ drawn( String( number ), COLORS[ number - 1 ] ?? '#333' ) }"/>${ number === 2 ? '<figcaption class="wp-block-jetpack-slideshow_caption gallery-caption">The <a href="https://example.com/">second</a> picture</figcaption>' : '' }</figure></li>`;

/** A slideshow as it is saved. */
export const slideshow = ( count: number, comment: object, data: string ) =>
	`<!-- wp:jetpack/slideshow ${ JSON.stringify( comment ) } -->\n<div class="wp-block-jetpack-slideshow aligncenter" ${ data } style="--aspect-ratio:calc(1600 / 900)"><div class="wp-block-jetpack-slideshow_container swiper"><ul class="wp-block-jetpack-slideshow_swiper-wrapper swiper-wrapper">${ Array.from( { length: count }, ( _, i ) => slide( i + 1 ) ).join( '' ) }</ul><a class="wp-block-jetpack-slideshow_button-prev swiper-button-prev swiper-button-white" role="button"></a><a class="wp-block-jetpack-slideshow_button-next swiper-button-next swiper-button-white" role="button"></a><a aria-label="Pause Slideshow" class="wp-block-jetpack-slideshow_button-pause" role="button"></a><div class="wp-block-jetpack-slideshow_pagination swiper-pagination swiper-pagination-white"></div></div></div>\n<!-- /wp:jetpack/slideshow -->`;
