/** @jest-environment node */
import {
	currencyChoices,
	formatCost,
	formatMoney,
	fromDecimal,
	GATEWAYS,
	isPayable,
	minimumOf,
	parseAmount,
	placeholderOf,
	suggestedAmounts,
	toDecimal,
	typedAmount,
} from '@slipstream/money';
import { currencies, unitDigits } from '../currencies';
import cases from '../../../tests/money.json';
import type { Gateway, Money } from '@slipstream/money';

/** A language that has this decimal separator. */
const LOCALES: Record< string, string > = {
	'.': 'en-US',
	',': 'de-DE',
	'٫': 'ar-EG',
};

const money = ( value: number, currency: string ): Money => {
	const found = fromDecimal( value, currency );
	if ( ! found ) {
		throw new Error( `${ value } ${ currency } is no amount.` );
	}
	return found;
};
const every = Object.keys( currencies );

describe( 'what is typed', () => {
	it.each( Object.values( LOCALES ) )(
		'is read in %s as it was offered, for every currency',
		( locale ) => {
			for ( const currency of every ) {
				for ( const amount of [ 1, 1000, 1234, 100050, 123456789 ] ) {
					const offered = typedAmount( { amount, currency }, locale );
					expect( {
						offered,
						read: parseAmount( offered, currency, locale ),
					} ).toEqual( { offered, read: { amount, currency } } );
				}
			}
		}
	);
} );

describe( 'amounts', () => {
	it.each( cases.formats as [ string, number, string ][] )(
		'%s %s is written %s',
		( currency, value, text ) => {
			expect( formatMoney( money( value, currency ) ) ).toBe( text );
		}
	);

	it.each( cases.typed as [ string, string, string, number | null ][] )(
		'“%s” of %s, where decimals come after a “%s”, is %s',
		( text, currency, decimal, value ) => {
			const found = parseAmount( text, currency, LOCALES[ decimal ] );
			expect( found && toDecimal( found ) ).toBe( value );
		}
	);

	it.each( cases.minimums as [ string, Gateway, number ][] )(
		'the least of %s at “%s” is %s',
		( currency, gateway, value ) => {
			expect( toDecimal( minimumOf( currency, gateway ) ) ).toBe( value );
		}
	);

	it.each( cases.payable as [ string, number, Gateway, boolean ][] )(
		'%s %s at %s: %s',
		( currency, value, gateway, expected ) => {
			expect( isPayable( money( value, currency ), gateway ) ).toBe(
				expected
			);
		}
	);

	it( 'has all currencies of the specification', () => {
		expect( every ).toHaveLength( 161 );
	} );

	it.each( every )( '%s stays exact', ( currency ) => {
		const unit = 10 ** unitDigits( currency );
		for ( const amount of [ 0, 1, 7, 99, 100, 12_345, 999_999_999 ] ) {
			const decimal = toDecimal( { amount, currency } );
			expect( fromDecimal( decimal, currency ) ).toEqual( {
				amount,
				currency,
			} );
			expect( Math.round( decimal * unit ) ).toBe( amount );
			// What is written is the whole amount, and no more.
			const { symbol, digits } = currencies[ currency ]!;
			const shown = formatMoney( { amount, currency } )
				.slice( symbol.length )
				.replace( /\D/g, '' );
			expect( shown ).toMatch(
				new RegExp( `^0*${ String( amount ).replace( /0+$/, '' ) }0*$` )
			);
			expect( shown.length ).toBeGreaterThan( digits );
		}
	} );

	it.each( every )( 'can pay the least of %s', ( currency ) => {
		for ( const gateway of GATEWAYS ) {
			const least = minimumOf( currency, gateway );
			expect( least.amount ).toBeGreaterThan( 0 );
			expect( least.amount ).toBeGreaterThanOrEqual(
				minimumOf( currency ).amount
			);
		}
		expect(
			suggestedAmounts( currency ).map( ( { amount } ) => amount )
		).toEqual(
			[ 10, 30, 200 ].map(
				( factor ) =>
					( factor * placeholderOf( currency ).amount ) / 100
			)
		);
	} );

	it( 'offers those that the editor knows a minimum of', () => {
		const choices = currencyChoices();
		expect( choices ).toHaveLength( 17 );
		expect( choices ).toContainEqual( { value: 'EUR', label: 'EUR €' } );
		expect( choices ).toContainEqual( { value: 'DKK', label: 'DKK kr' } );
		expect( choices ).toContainEqual( { value: 'CHF', label: 'CHF' } );
	} );

	it( 'leaves out zeros and the symbol where it is asked to', () => {
		expect( formatMoney( money( 5, 'USD' ), { dropZeros: true } ) ).toBe(
			'$5'
		);
		expect( formatMoney( money( 5.5, 'USD' ), { dropZeros: true } ) ).toBe(
			'$5.50'
		);
		expect( formatMoney( money( 50, 'USD' ), { symbol: '' } ) ).toBe(
			'50.00'
		);
	} );

	it.each( [
		[ 12_345_000, 'USD', '$12.35' ],
		[ 12_345_000, 'JPY', '¥12' ],
		[ 1_234_500, 'KWD', 'د.ك.\u200f1.235' ],
		[ 1_200, 'USD', '$0.0012' ],
		[ 500_000, 'EUR', '€0,50' ],
		[ 350_000, 'JPY', '¥0.35' ],
		[ 0, 'USD', '–' ],
	] )( '%d millionths of %s have cost %s', ( cost, currency, text ) => {
		expect( formatCost( cost, currency ) ).toBe( text );
	} );
} );
