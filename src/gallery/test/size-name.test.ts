import { sizeName } from '../size-name';

it.each( [
	[ 'medium', 'Medium' ],
	[ 'medium_large', 'Medium Large' ],
	[ 'full', 'Full size' ],
	[ '1536x1536', '1536 × 1536' ],
	[ 'shop_single-tall', 'Shop single tall' ],
] )( 'the size %s is called %s', ( slug, name ) => {
	expect( sizeName( slug ) ).toBe( name );
} );

it( 'has the name that the editor knows', () => {
	expect( sizeName( 'large', [ { slug: 'large', name: 'Groß' } ] ) ).toBe(
		'Groß'
	);
} );
