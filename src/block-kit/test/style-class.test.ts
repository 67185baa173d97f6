import { styleInClass } from '../style-class';

it.each( [
	[ 'is-style-wide', 'wide' ],
	[ 'a is-style-tall b', 'tall' ],
	[ 'my-is-style-wide', undefined ],
	[ '', undefined ],
	[ undefined, undefined ],
] )( 'the style of "%s" is %s', ( className, style ) => {
	expect( styleInClass( className ) ).toBe( style );
} );
