/// <reference types="@wordpress/jest-console" />
import { rawHandler } from '@wordpress/blocks';
import { registerBlock, roundTrip } from '../../../tests/js/editor';
import { itOpensThePeerSample } from '../../../tests/js/peer-forms';
import metadata from '../block.json';
import { deferred } from '../deferred';
import * as block from '../index';
import { styleOf, withStyle } from '../look';
import { parseReservation } from '../parse';

beforeAll( () => registerBlock( metadata, block.settings ) );

const LINK =
	'<a href="https://www.opentable.com/restref/client/?rid=12">https://www.opentable.com/restref/client/?rid=12</a>';

describe( 'saved posts', () => {
	itOpensThePeerSample( metadata.name );

	it( 'without a wrapper get one', () => {
		const { saved } = roundTrip(
			`<!-- wp:jetpack/opentable {"rid":["12"],"lang":"de-DE"} -->\n${ LINK }\n<!-- /wp:jetpack/opentable -->`
		);
		expect( saved ).toBe(
			`<!-- wp:jetpack/opentable {"rid":["12"],"lang":"de-DE"} -->\n<div class="wp-block-jetpack-opentable">${ LINK }</div>\n<!-- /wp:jetpack/opentable -->`
		);
		expect( console ).toHaveInformed();
	} );

	it( 'without a wrapper, but with a style, get its class too', () => {
		const { saved } = roundTrip(
			`<!-- wp:jetpack/opentable {"rid":["12"],"style":"tall"} -->\n${ LINK }\n<!-- /wp:jetpack/opentable -->`
		);
		expect( saved ).toBe(
			`<!-- wp:jetpack/opentable {"rid":["12"],"style":"tall","className":"is-style-tall"} -->\n<div class="wp-block-jetpack-opentable is-style-tall">${ LINK }</div>\n<!-- /wp:jetpack/opentable -->`
		);
		expect( console ).toHaveInformed();
	} );

	it( 'with a style that is an attribute alone get its class', () => {
		const { block: opened } = roundTrip(
			`<!-- wp:jetpack/opentable {"rid":["12"],"style":"tall"} -->\n<div class="wp-block-jetpack-opentable">${ LINK }</div>\n<!-- /wp:jetpack/opentable -->`
		);
		expect( opened.attributes ).toMatchObject( {
			style: 'tall',
			className: 'is-style-tall',
		} );
	} );
} );

describe( 'pasted codes', () => {
	const base = {
		rid: [ '12' ],
		style: 'standard',
		iframe: true,
		domain: 'com',
		lang: 'en-US',
		newtab: false,
	};

	it.each( [
		[
			"<script type='text/javascript' src='//www.opentable.com/widget/reservation/loader?rid=12&type=standard&theme=tall&iframe=false&domain=couk&lang=de-DE&newtab=true'></script>",
			{
				...base,
				style: 'tall',
				iframe: false,
				domain: 'couk',
				lang: 'de-DE',
				newtab: true,
			},
		],
		[
			'https://www.opentable.co.uk/widget/reservation/loader?rid=12&rid=34&type=button&theme=wide&domain=co.uk&lang=xx',
			{ ...base, rid: [ '12', '34' ], style: 'wide', domain: 'co.uk' },
		],
		[
			'https://www.opentable.com/restref/client/?restref=12&type=button&theme=standard',
			{ ...base, style: 'button' },
		],
	] )( '%s', ( text, read ) => {
		expect( parseReservation( text ) ).toEqual( read );
	} );

	it.each( [ 'com', 'ca', 'couk', 'comau', 'commx', 'co.uk' ] )(
		'keep the country %s',
		( domain ) => {
			expect(
				parseReservation(
					`https://www.opentable.com/widget/reservation/loader?rid=12&domain=${ domain }`
				)?.domain
			).toBe( domain );
		}
	);

	it.each( [ 'evil.example', 'com/x', 'COM', '' ] )(
		'have no country %j',
		( domain ) => {
			expect(
				parseReservation(
					`https://www.opentable.com/widget/reservation/loader?rid=12&domain=${ encodeURIComponent( domain ) }`
				)?.domain
			).toBe( 'com' );
		}
	);

	it( 'become blocks with all their restaurants', () => {
		const [ made ] = rawHandler( {
			HTML: '<p>&lt;script src="//www.opentable.com/widget/reservation/loader?rid=12&amp;rid=34&amp;rid=12&amp;type=multi&amp;theme=tall&amp;iframe=true&amp;domain=com&amp;lang=de-DE&amp;newtab=false"&gt;&lt;/script&gt;</p>',
		} );
		expect( made?.name ).toBe( 'jetpack/opentable' );
		expect( made?.attributes ).toMatchObject( {
			rid: [ '12', '34' ],
			style: 'tall',
			className: 'is-style-tall',
			lang: 'de-DE',
		} );
	} );

	it.each( [ 'wide', 'tall' ] )(
		'of the %s widget have the place that it needs',
		( theme ) => {
			const [ made ] = rawHandler( {
				HTML: `<p>https://www.opentable.com/widget/reservation/loader?rid=12&amp;theme=${ theme }</p>`,
			} );
			expect( made?.attributes ).toMatchObject( {
				style: theme,
				className: `is-style-${ theme }`,
			} );
			expect( made?.attributes.align ).toBe(
				theme === 'wide' ? 'wide' : undefined
			);
		}
	);

	it( 'with words beside them stay a text', () => {
		const paragraph = document.createElement( 'p' );
		paragraph.textContent =
			'Put <script src="//www.opentable.com/widget/reservation/loader?rid=12"></script> into your page.';
		const [ raw ] = deferred.transforms.from;
		expect( raw?.isMatch( paragraph ) ).toBe( false );
	} );

	it.each( [
		'https://opentable.evil.com/?rid=12',
		'https://www.opentable.com/',
		'https://www.opentable.com/?rid=x"onload=1',
		'rid=12',
		'',
	] )( '%s is none', ( text ) => {
		expect( parseReservation( text ) ).toBeNull();
	} );
} );

describe( 'the look', () => {
	it( 'is said by the class first; several restaurants have no button', () => {
		const one = { rid: [ '1' ], style: 'tall' };
		expect( styleOf( one ) ).toBe( 'tall' );
		expect( styleOf( { ...one, className: 'x is-style-button' } ) ).toBe(
			'button'
		);
		expect( styleOf( { rid: [ '1', '2' ], style: 'button' } ) ).toBe(
			'standard'
		);
		expect( styleOf( { ...one, style: 'constructor' } ) ).toBe(
			'standard'
		);
		expect( withStyle( 'a is-style-wide' ) ).toBe( 'a' );
		expect( withStyle( undefined, 'wide' ) ).toBe( 'is-style-wide' );
		expect( withStyle( 'is-style-wide', 'standard' ) ).toBeUndefined();
	} );
} );
