import { drawn } from './slideshow';

/** A comparison of two images, as it is saved. */
export function compare( orientation: string ) {
	const image = ( text: string, color: string ) => ( {
		id: 1,
		url: drawn( text, color, 1200, 600 ),
		alt: text,
		width: 1200,
		height: 600,
	} );
	const before = image( 'Then', '#5c5c5c' );
	const after = image( 'Now', '#2f6b46' );
	const img = ( { id, url, alt }: typeof before, place: string ) =>
		`<img id="${ id }" src="${ url }" alt="${ alt }" width="1200" height="600" class="image-compare__image-${ place }"/>`;
	const comment = {
		imageBefore: before,
		imageAfter: after,
		...( orientation !== 'horizontal' && { orientation } ),
	};
	return `<!-- wp:jetpack/image-compare ${ JSON.stringify( comment ) } -->\n<figure class="wp-block-jetpack-image-compare"><div class="juxtapose" data-mode="${ orientation }">${ img( before, 'before' ) }${ img( after, 'after' ) }</div></figure>\n<!-- /wp:jetpack/image-compare -->`;
}
