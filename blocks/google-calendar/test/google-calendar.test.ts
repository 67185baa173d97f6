/// <reference types="@wordpress/jest-console" />
import { rawHandler } from '@wordpress/blocks';
import { registerBlock, roundTrip } from '../../../tests/js/editor';
import { itOpensThePeerSample } from '../../../tests/js/peer-forms';
import metadata from '../block.json';
import { deferred } from '../deferred';
import * as block from '../index';
import { parseCalendar } from '../parse';

beforeAll( () => registerBlock( metadata, block.settings ) );

const URL = 'https://calendar.google.com/calendar/embed?src=a%40gmail.com';

describe( 'saved posts', () => {
	itOpensThePeerSample( metadata.name );

	it( 'with a bare link get the class', () => {
		const { block: opened, saved } = roundTrip(
			`<!-- wp:jetpack/google-calendar {"url":"${ URL }","height":400} -->\n<a href="${ URL }">${ URL }</a>\n<!-- /wp:jetpack/google-calendar -->`
		);
		expect( opened.attributes ).toMatchObject( { url: URL, height: 400 } );
		expect( saved ).toContain(
			'<a class="wp-block-jetpack-google-calendar"'
		);
		expect( console ).toHaveInformed();
	} );
} );

describe( 'what is pasted', () => {
	it.each( [
		[ URL, { url: URL } ],
		[
			`<iframe src="${ URL }&amp;ctz=UTC" style="border: 0" width="800" height="450" frameborder="0"></iframe>`,
			{ url: `${ URL }&ctz=UTC`, height: 450 },
		],
		[
			'https://calendar.google.com/calendar?cid=YUBnbWFpbC5jb20',
			{ url: URL },
		],
		[
			'https://calendar.google.com/calendar/u/0?cid=YUBnbWFpbC5jb20',
			{ url: URL },
		],
		[
			// A plus sign, which is a blank to others.
			'https://calendar.google.com/calendar?cid=YWI+QHgudGVzdA==',
			{
				url: 'https://calendar.google.com/calendar/embed?src=ab%3E%40x.test',
			},
		],
	] )( '%s is a calendar', ( text, calendar ) => {
		expect( parseCalendar( text ) ).toEqual( calendar );
	} );

	it.each( [
		'https://calendar.google.com/other',
		'https://calendar.google.com.evil.com/calendar/embed?src=a',
		'https://calendar.google.com/calendar?cid=%00%00',
		'https://calendar.google.com/calendar?cid=soup',
		'<iframe src="https://evil.com/calendar.google.com/calendar"></iframe>',
		`See ${ URL }`,
		'',
	] )( '%s is none', ( text ) => {
		expect( parseCalendar( text ) ).toBeNull();
	} );

	it.each( [
		[ `<p>${ URL }</p>`, { url: URL } ],
		[
			`<figure><iframe src="${ URL }" height="450"></iframe></figure>`,
			{ url: URL, height: 450 },
		],
	] )( '%s becomes a block', ( HTML, attributes ) => {
		const [ made ] = rawHandler( { HTML } );
		expect( made ).toMatchObject( { name: metadata.name, attributes } );
	} );

	it( 'a shortcode becomes a block', () => {
		const shortcode = deferred.transforms.from.find(
			( { type } ) => type === 'shortcode'
		);
		const named = {
			domain: 'calendar',
			dir: 'calendar/embed',
			query: 'src=a%40gmail.com&amp;x=1',
		};
		expect(
			( shortcode?.isMatch as ( given: object ) => boolean )( { named } )
		).toBe( true );
		expect( shortcode?.attributes?.url.shortcode( { named } ) ).toBe(
			`${ URL }&x=1`
		);
	} );
} );
