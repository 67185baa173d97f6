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

const inside = ( email: string ) =>
	savedInside( createBlock( metadata.name, { email } ) );

/* The server's tests have the same. */
it.each( [
	[ 'a@b.co', '<a href="mailto:a@b.co">a@b.co</a>' ],
	[
		'to a@b.co, or c@d.org.',
		'to <a href="mailto:a@b.co,">a@b.co</a>, or <a href="mailto:c@d.org.">c@d.org</a>.',
	],
	[ '(a@b.co)', '(a@b.co)' ],
	[ 'a..b@c.de', 'a..b@c.de' ],
	[ 'a@b', 'a@b' ],
	[ 'a@b.c', 'a@b.c' ],
	[ `${ 'x'.repeat( 65 ) }@b.co`, `${ 'x'.repeat( 65 ) }@b.co` ],
	[ `a@${ 'x'.repeat( 64 ) }.co`, `a@${ 'x'.repeat( 64 ) }.co` ],
	[ 'two  spaces', 'two  spaces' ],
] )( 'writes %j', ( email, html ) => {
	expect( inside( email ) ).toBe( html );
} );

it.each( [
	'<!-- wp:jetpack/email /-->',
	'<!-- wp:jetpack/email {"email":"me@example.com"} -->\n<div class="wp-block-jetpack-email"><a href="mailto:me@example.com">me@example.com</a></div>\n<!-- /wp:jetpack/email -->',
	'<!-- wp:jetpack/email {"email":"me@example.com","textColor":"black","fontSize":"large","className":"mine"} -->\n<div class="wp-block-jetpack-email mine has-black-color has-text-color has-large-font-size"><a href="mailto:me@example.com">me@example.com</a></div>\n<!-- /wp:jetpack/email -->',
	'<!-- wp:jetpack/email {"email":"me@example.com","metadata":{"bindings":{"email":{"source":"slipstream/contact","args":{"key":"email"}}}}} -->\n<div class="wp-block-jetpack-email"><a href="mailto:me@example.com">me@example.com</a></div>\n<!-- /wp:jetpack/email -->',
] )( 'opens and saves %s unchanged', ( post ) => {
	expect( roundTrip( post ).saved ).toBe( post );
} );

it( 'opens again whatever was typed', () => {
	fc.assert(
		fc.property(
			fc.oneof(
				fc.string( { unit: 'grapheme' } ),
				fc.emailAddress(),
				fc.tuple( fc.string(), fc.emailAddress() ).map( String )
			),
			( email ) => {
				const post = serialize( [
					createBlock( metadata.name, { email } ),
				] );
				expect( roundTrip( post ).block.attributes.email ).toBe(
					email
				);
			}
		)
	);
} );

itKeepsThePeerSample( metadata.name );
