import { formatEstimate } from '@slipstream/money';

afterEach( () => {
	document.documentElement.lang = '';
} );

it.each( [
	[ 'en', 0.001234, 'USD', '$0.0012' ],
	[ 'en', 1.26, 'USD', '$1.3' ],
	[ 'en', 126, 'JPY', '¥130' ],
	[ 'en', 0, 'USD', '$0' ],
	[ 'de', 1.26, 'EUR', '1,3\u00a0€' ],
] )( 'in %s, about %d of %s is %s', ( lang, amount, currency, text ) => {
	document.documentElement.lang = lang;
	expect( formatEstimate( amount, currency ) ).toBe( text );
} );
