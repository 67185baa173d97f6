import { formatEstimate, formatMoney } from '..';

it.each( [
	[ 12_345_000, 'USD', '$12.35' ],
	[ 12_345_000, 'JPY', '¥12' ],
	[ 1_234_500, 'KWD', 'KWD\u00a01.235' ],
	[ 1_200, 'USD', '$0.0012' ],
	[ 350_000, 'JPY', '¥0.35' ],
	[ 0, 'USD', '–' ],
] )( 'writes %d millionths of %s as %s', ( cost, currency, text ) => {
	expect( formatMoney( cost, currency ) ).toBe( text );
} );

it.each( [
	[ 0.001234, 'USD', '$0.0012' ],
	[ 1.26, 'USD', '$1.3' ],
	[ 126, 'JPY', '¥130' ],
	[ 0, 'USD', '$0' ],
] )( 'writes about %d of %s as %s', ( amount, currency, text ) => {
	expect( formatEstimate( amount, currency ) ).toBe( text );
} );
