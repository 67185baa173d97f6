import {
	itKeepsThePeerSample,
	registerBlock,
	roundTrip,
	savedInside,
} from '../../../tests/js/editor';
import { createBlock, serialize } from '@wordpress/blocks';
import fc from 'fast-check';
import metadata from '../block.json';
import { settings } from '../index';

beforeAll( () => registerBlock( metadata, settings ) );

const inside = ( phone: string ) =>
	savedInside( createBlock( metadata.name, { phone } ) );

/* The server's tests have the same. */
it.each( [
	[ '+1 (555) 010-9999', '<a href="tel:+15550109999">+1 (555) 010-9999</a>' ],
	[ '(555) 010', '<a href="tel:555010">(555) 010</a>' ],
	[
		'Call: 555 010',
		'<span class="phone-prefix">Call: </span><a href="tel:555010">555 010</a>',
	],
	[
		'Fax +49.30 5',
		'<span class="phone-prefix">Fax </span><a href="tel:+49305">+49.30 5</a>',
	],
	[ 'ask at the desk', 'ask at the desk' ],
	[
		'R&D 5',
		'<span class="phone-prefix">R&amp;D </span><a href="tel:5">5</a>',
	],
	[ '  5', '<a href="tel:5">5</a>' ],
	[ 'a/5', '<span class="phone-prefix">a</span><a href="tel:5">/5</a>' ],
	[
		'+(5) 1',
		'<span class="phone-prefix">+</span><a href="tel:51">(5) 1</a>',
	],
	[ '5.5 ext. 7', '<a href="tel:557">5.5 ext. 7</a>' ],
	[ '123-456-7890', '<a href="tel:1234567890">123-456-7890</a>' ],
] )( 'writes %j', ( phone, html ) => {
	expect( inside( phone ) ).toBe( html );
} );

it.each( [
	'<!-- wp:jetpack/phone /-->',
	'<!-- wp:jetpack/phone {"phone":"123-456-7890"} -->\n<div class="wp-block-jetpack-phone"><a href="tel:1234567890">123-456-7890</a></div>\n<!-- /wp:jetpack/phone -->',
	'<!-- wp:jetpack/phone {"phone":"none","style":{"spacing":{"padding":{"top":"1em"}}}} -->\n<div class="wp-block-jetpack-phone" style="padding-top:1em">none</div>\n<!-- /wp:jetpack/phone -->',
] )( 'opens and saves %s unchanged', ( post ) => {
	expect( roundTrip( post ).saved ).toBe( post );
} );

it( 'opens again whatever was typed', () => {
	fc.assert(
		fc.property( fc.string( { unit: 'grapheme' } ), ( phone ) => {
			const post = serialize( [
				createBlock( metadata.name, { phone } ),
			] );
			expect( roundTrip( post ).block.attributes.phone ).toBe( phone );
		} )
	);
} );

itKeepsThePeerSample( metadata.name );
