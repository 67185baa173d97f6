import { createBlock, parse, serialize } from '@wordpress/blocks';
import {
	comparable,
	hasPeerSample,
	peerSample,
	registerBlock,
	roundTrip,
} from '../../../tests/js/editor';
import metadata from '../block.json';
import * as block from '../index';

beforeAll( () => registerBlock( metadata, block.settings ) );

const PICTURE = 'https://example.com/wp-content/uploads/photo';

const slide = ( id: number, ratio = '', caption = '' ) =>
	`<li class="wp-block-jetpack-slideshow_slide swiper-slide"><figure><img alt="Photo ${ id }" class="wp-block-jetpack-slideshow_image wp-image-${ id }" data-id="${ id }"${ ratio && ` data-aspect-ratio="${ ratio }"` } src="${ PICTURE }-${ id }.jpg"/>${ caption && `<figcaption class="wp-block-jetpack-slideshow_caption gallery-caption">${ caption }</figcaption>` }</figure></li>`;

const carousel = ( slides: string, container = 'swiper' ) =>
	`<div class="wp-block-jetpack-slideshow_container ${ container }"><ul class="wp-block-jetpack-slideshow_swiper-wrapper swiper-wrapper">${ slides }</ul><a class="wp-block-jetpack-slideshow_button-prev swiper-button-prev swiper-button-white" role="button"></a><a class="wp-block-jetpack-slideshow_button-next swiper-button-next swiper-button-white" role="button"></a><a aria-label="Pause Slideshow" class="wp-block-jetpack-slideshow_button-pause" role="button"></a><div class="wp-block-jetpack-slideshow_pagination swiper-pagination swiper-pagination-white"></div></div>`;

const post = ( comment: object, html: string ) =>
	`<!-- wp:jetpack/slideshow ${ JSON.stringify( comment ) } -->\n${ html }\n<!-- /wp:jetpack/slideshow -->`;

const PLAIN = slide( 1, '', 'A <em>first</em> one' ) + slide( 2 );

const CURRENT: Record< string, string > = {
	plain: post(
		{ ids: [ 1, 2 ], sizeSlug: 'large' },
		`<div class="wp-block-jetpack-slideshow aligncenter" data-effect="slide">${ carousel( PLAIN ) }</div>`
	),
	'with ratios': post(
		{ align: 'wide', ids: [ 1 ], effect: 'fade' },
		`<div class="wp-block-jetpack-slideshow alignwide" data-effect="fade" style="--aspect-ratio:calc(1600 / 900)">${ carousel( slide( 1, '1600 / 900' ) ) }</div>`
	),
	'by itself': post(
		{ autoplay: true, delay: 5, ids: [ 2 ] },
		`<div class="wp-block-jetpack-slideshow aligncenter" data-autoplay="true" data-delay="5" data-effect="slide">${ carousel( slide( 2 ) ) }</div>`
	),
	empty: '<!-- wp:jetpack/slideshow /-->',
};

const OLD: Record< string, string > = {
	'the older container': post(
		{ ids: [ 1, 2 ] },
		`<div class="wp-block-jetpack-slideshow aligncenter" data-effect="slide">${ carousel( PLAIN, 'swiper-container' ) }</div>`
	),
	'the older container, with ratios': post(
		{ ids: [ 1, 2 ] },
		`<div class="wp-block-jetpack-slideshow aligncenter" data-effect="slide" style="--aspect-ratio:calc(3 / 2)">${ carousel( slide( 1, '3 / 2' ) + slide( 2 ), 'swiper-container' ) }</div>`
	),
	'an alignment that is no more': post(
		{ ids: [ 1, 2 ], align: 'left' },
		`<div class="wp-block-jetpack-slideshow alignleft" data-effect="slide">${ carousel( PLAIN, 'swiper-container' ) }</div>`
	),
	'a wrapper': post(
		{ ids: [ 1, 2 ], autoplay: true },
		`<div class="wp-block-jetpack-slideshow aligncenter"><div data-autoplay="true" data-delay="3" data-effect="slide">${ carousel( PLAIN, 'swiper-container' ) }</div></div>`
	),
	'a wrapper without alignment': post(
		{ ids: [ 1, 2 ] },
		`<div class="wp-block-jetpack-slideshow"><div data-effect="slide">${ carousel( PLAIN, 'swiper-container' ) }</div></div>`
	),
};

describe( 'saved posts', () => {
	it.each( Object.entries( CURRENT ) )(
		'open valid and are saved unchanged: %s',
		( _, markup ) => {
			expect( comparable( roundTrip( markup ).saved ) ).toBe(
				comparable( markup )
			);
		}
	);

	it.each( Object.entries( OLD ) )(
		'of old become what is saved now: %s',
		( name, markup ) => {
			const { block: opened, saved } = roundTrip( markup );
			expect( saved ).toContain( 'slideshow_container swiper"' );
			expect( saved ).not.toContain( 'swiper-container' );
			expect( opened.attributes.ids ).toEqual( [ 1, 2 ] );
			expect( opened.attributes.images ).toHaveLength( 2 );
			const comment =
				/^<!-- wp:\S+ ({.*}) -->/.exec( markup )?.[ 1 ] ?? '';
			expect( opened.attributes ).toMatchObject(
				JSON.parse( comment ) as object
			);
			expect( saved ).toContain(
				name.includes( 'ratios' ) ? 'calc(3 / 2)' : '<em>first</em>'
			);
			expect( console ).toHaveInformed();
		}
	);

	it( 'keep an attribute that is not known', () => {
		const markup = CURRENT.plain?.replace( '{', '{"later":1,' ) ?? '';
		expect( roundTrip( markup ).saved ).toContain( '"later":1' );
	} );

	( hasPeerSample ? it : it.skip )(
		'of other editors are kept, old forms become the current one',
		() => {
			const cases = peerSample( metadata.name );
			expect( cases.length ).toBeGreaterThan( 0 );
			for ( const { markup } of cases ) {
				expect( comparable( roundTrip( markup ).saved ) ).toBe(
					comparable( markup.replace( 'swiper-container', 'swiper' ) )
				);
			}
			expect( console ).toHaveInformed();
		}
	);
} );

describe( 'transforms', () => {
	it( 'exist to and from the pictures of WordPress and the tiled gallery', () => {
		const { transforms } = block.settings;
		expect( transforms.from.flatMap( ( { blocks } ) => blocks ) ).toEqual( [
			'core/image',
			'core/gallery',
			'jetpack/tiled-gallery',
		] );
		expect( transforms.to.flatMap( ( { blocks } ) => blocks ) ).toEqual( [
			'core/gallery',
			'core/image',
		] );
	} );

	it( 'save nothing of an empty slideshow', () => {
		expect( serialize( [ createBlock( metadata.name ) ] ) ).toBe(
			CURRENT.empty
		);
		expect( parse( CURRENT.empty ?? '' )[ 0 ]?.isValid ).toBe( true );
	} );
} );
