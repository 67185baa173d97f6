/// <reference types="@wordpress/jest-console" />
import { rawHandler } from '@wordpress/blocks';
import { registerBlock, roundTrip } from '../../../tests/js/editor';
import { itOpensThePeerSample } from '../../../tests/js/peer-forms';
import buttonMetadata from '../../button/block.json';
import metadata from '../block.json';
import { deferred } from '../deferred';
import * as block from '../index';
import { parsePasted } from '../parse';
import { previewAddress } from '../preview-address';

beforeAll( () => {
	registerBlock( metadata, block.settings );
	registerBlock( buttonMetadata, { save: () => null } );
} );

const URL = 'https://calendly.com/ann/half-an-hour';

const post = ( attributes: object, html: string ) =>
	`<!-- wp:jetpack/calendly ${ JSON.stringify( attributes ) } -->\n${ html }\n<!-- /wp:jetpack/calendly -->`;

describe( 'saved posts', () => {
	itOpensThePeerSample( metadata.name );

	it.each( [
		`<a class="wp-block-jetpack-calendly" href="${ URL }">${ URL }</a>`,
		`<a href="${ URL }">${ URL }</a>`,
	] )( 'with %s get a wrapper and keep all', ( html ) => {
		for ( const style of [ 'inline', 'link' ] ) {
			const attributes = { url: URL, style, submitButtonText: 'Book' };
			const opened = roundTrip( post( attributes, html ) );
			expect( opened.block.attributes ).toMatchObject( attributes );
			expect( opened.saved ).toContain(
				'<div class="wp-block-jetpack-calendly"></div>'
			);
		}
		expect( console ).toHaveInformed();
	} );
} );

describe( 'pasted text', () => {
	it.each( [
		[ URL, { url: URL } ],
		[ 'calendly.com/ann', { url: 'https://calendly.com/ann' } ],
		[
			`${ URL }?hide_event_type_details=1&background_color=000000&primary_color=zz&text_color=ffffff`,
			{
				url: URL,
				hideEventTypeDetails: true,
				backgroundColor: '000000',
				textColor: 'ffffff',
			},
		],
		[
			`<div class="calendly-inline-widget" data-url="${ URL }?primary_color=112233"></div>`,
			{ url: URL, primaryColor: '112233', style: 'inline' },
		],
	] )( '%s', ( text, attributes ) => {
		expect( parsePasted( text )?.attributes ).toEqual( attributes );
	} );

	it( 'of a link’s code keeps what its button is like', () => {
		const code = `Calendly.initBadgeWidget({ url: '${ URL }', text: 'Book me', color: '#00a2ff', textColor: '#ffffff' });`;
		const [ made ] = rawHandler( { HTML: `<p>${ code }</p>` } );
		expect( made ).toMatchObject( {
			name: 'jetpack/calendly',
			attributes: {
				url: URL,
				style: 'link',
				submitButtonText: 'Book me',
				submitButtonTextColor: '#ffffff',
				submitButtonBackgroundColor: '#00a2ff',
			},
		} );
	} );

	it.each( [
		`Book a time: ${ URL }`,
		`${ URL } is where you find me`,
		`See <a href="${ URL }">my calendar</a> for times`,
		`Write Calendly.initPopupWidget({url: '${ URL }'}); into your page`,
	] )( 'with words beside it stays a text: %s', ( text ) => {
		const paragraph = document.createElement( 'p' );
		paragraph.textContent = text;
		const [ raw ] = deferred.transforms.from;
		expect( parsePasted( text ) ).not.toBeNull();
		expect( raw?.isMatch( paragraph ) ).toBe( false );
	} );

	it( 'of a link gives the button’s text and colors', () => {
		const link = `<a href="" onclick="Calendly.initPopupWidget({url: '${ URL }'});return false;">Book me</a>`;
		expect( parsePasted( link ) ).toEqual( {
			attributes: { url: URL, style: 'link' },
			button: { text: 'Book me', textColor: undefined, color: undefined },
		} );
		const badge = `Calendly.initBadgeWidget({ url: '${ URL }', text: 'Now', color: '#00a2ff', textColor: '#ffffff' });`;
		expect( parsePasted( badge )?.button ).toEqual( {
			text: 'Now',
			textColor: '#ffffff',
			color: '#00a2ff',
		} );
	} );

	it.each( [
		'https://calendly.com',
		'https://calendly.com.evil.com/a',
		'https://evil.com/?calendly.com/a',
		'Ann',
		'',
	] )( '%s is none', ( text ) => {
		expect( parsePasted( text ) ).toBeNull();
	} );
} );

it.each( [
	[ { backgroundColor: '#112233' }, { background_color: '112233' } ],
	[ { backgroundColor: 'zz' }, { background_color: 'ffffff' } ],
	[ { textColor: 7 }, { text_color: '4D5055' } ],
	[ { hideEventTypeDetails: 'false' }, { hide_event_type_details: '0' } ],
	[ { hideEventTypeDetails: 'true' }, { hide_event_type_details: '1' } ],
] )(
	'what the attributes %j ask for is read as on the page',
	( odd, asked ) => {
		const address = new window.URL(
			previewAddress( URL, {
				backgroundColor: 'ffffff',
				primaryColor: '00A2FF',
				textColor: '4D5055',
				hideEventTypeDetails: false,
				style: 'inline',
				...( odd as object ),
			} )
		);
		expect( Object.fromEntries( address.searchParams ) ).toMatchObject(
			asked
		);
	}
);
