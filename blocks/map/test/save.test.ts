/// <reference types="@wordpress/jest-console" />
import {
	itKeepsThePeerSample,
	registerBlock,
	roundTrip,
} from '../../../tests/js/editor';
import metadata from '../block.json';
import * as block from '../index';

const NAME = 'jetpack/map';
const DATA =
	'data-points="[]" data-zoom="13" data-map-center="{&quot;lng&quot;:7.44,&quot;lat&quot;:46.95}" data-marker-color="red"';
const post = ( comment: object, div: string, inside = '' ) =>
	`<!-- wp:${ NAME } ${ JSON.stringify( comment ) } -->\n<div ${ div }>${ inside }</div>\n<!-- /wp:${ NAME } -->`;
const CENTER = { mapCenter: { lng: 7.44, lat: 46.95 } };

beforeAll( () => registerBlock( metadata, block.settings ) );

describe( 'a post of today', () => {
	const point = {
		placeTitle: 'Bern',
		title: 'The <capital>',
		caption: '',
		id: 'place.1',
		coordinates: { longitude: 7.4474, latitude: 46.948 },
	};

	it.each( [
		[
			'with all that can be set',
			post(
				{
					align: 'wide',
					className: 'is-style-satellite',
					...CENTER,
					mapDetails: false,
					mapHeight: 480,
					nobodyKnows: 1,
					scrollToZoom: true,
					showFullscreenButton: false,
				},
				`class="wp-block-jetpack-map alignwide is-style-satellite" data-map-style="satellite" data-map-details="false" ${ DATA } data-scroll-to-zoom="true" data-map-height="480"`
			),
		],
		[
			'with places',
			post(
				{ points: [ point ] },
				`class="wp-block-jetpack-map" data-map-style="default" data-map-details="true" data-points="${ JSON.stringify(
					[ point ]
				).replaceAll(
					'"',
					'&quot;'
				) }" data-zoom="13" data-map-center="{&quot;longitude&quot;:-122.41941550000001,&quot;latitude&quot;:37.7749295}" data-marker-color="red" data-show-fullscreen-button="true"`,
				'<ul><li><a href="https://www.google.com/maps/search/?api=1&amp;query=46.948,7.4474">The &lt;capital></a></li></ul>'
			),
		],
	] )( '%s opens valid and loses nothing', ( _, markup ) => {
		const { block: opened } = roundTrip( markup );
		const comment = JSON.parse(
			/\{.*\}/.exec( markup.split( '\n' )[ 0 ] ?? '' )?.[ 0 ] ?? ''
		) as object;
		expect( opened.attributes ).toMatchObject( comment );
	} );

	itKeepsThePeerSample( NAME );
} );

describe( 'a post of an older release', () => {
	it( 'that has its style as an attribute gets the class', () => {
		const { block: opened, saved } = roundTrip(
			post(
				{ align: 'wide', mapStyle: 'satellite', ...CENTER },
				`class="wp-block-jetpack-map alignwide" data-map-style="satellite" data-map-details="true" ${ DATA } data-show-fullscreen-button="true"`
			)
		);
		expect( opened.attributes ).toMatchObject( {
			...CENTER,
			align: 'wide',
			className: 'is-style-satellite',
			showFullscreenButton: true,
		} );
		expect( opened.attributes ).not.toHaveProperty( 'mapStyle' );
		expect( saved ).toContain(
			'class="wp-block-jetpack-map alignwide is-style-satellite" data-map-style="satellite"'
		);
		expect( console ).toHaveInformed();
	} );

	it( 'that knows no button for the full screen gets it', () => {
		const { block: opened, saved } = roundTrip(
			post(
				{ mapStyle: 'terrain', ...CENTER, scrollToZoom: true },
				`class="wp-block-jetpack-map" data-map-style="terrain" data-map-details="true" ${ DATA } data-scroll-to-zoom="true"`
			)
		);
		expect( opened.attributes ).toMatchObject( {
			className: 'is-style-terrain',
			showFullscreenButton: true,
			scrollToZoom: true,
		} );
		expect( saved ).toContain( 'data-show-fullscreen-button="true"' );
		expect( console ).toHaveInformed();
	} );

	it( 'without a style stays basic, and keeps its own class', () => {
		const { block: opened } = roundTrip(
			post(
				{ className: 'mine', ...CENTER },
				`class="wp-block-jetpack-map mine" data-map-style="default" data-map-details="true" ${ DATA }`
			)
		);
		expect( String( opened.attributes.className ).split( ' ' ) ).toContain(
			'mine'
		);
		expect( opened.attributes.showFullscreenButton ).toBe( true );
		expect( console ).toHaveInformed();
	} );
} );
