import { formatPlain } from './format';
import { fromDecimal } from './money';
import type { Money } from './money';

/** The zeros of digits that people type besides 0 to 9: Arabic, Persian, Devanagari, Bengali. */
const ZEROS = [ 0x660, 0x6f0, 0x966, 0x9e6 ];

const latin = ( text: string ) =>
	text
		.replace( /\p{Nd}/gu, ( digit ) => {
			const code = digit.codePointAt( 0 ) ?? 0;
			const zero = ZEROS.find(
				( first ) => code >= first && code < first + 10
			);
			return zero === undefined ? digit : String( code - zero );
		} )
		.replaceAll( '٫', '.' )
		.replaceAll( '٬', '’' );

const decimalOf = ( locale?: string ) =>
	new Intl.NumberFormat( locale )
		.formatToParts( 0.5 )
		.find( ( { type } ) => type === 'decimal' )?.value;

/**
 * An amount as somebody types it who writes numbers as in a locale: parseAmount() reads the same amount from it.
 *
 * @param money  The amount.
 * @param locale Whose way of writing; the browser's by default.
 */
export function typedAmount( money: Money, locale?: string ): string {
	const decimal = latin( decimalOf( locale ) ?? '.' );
	return formatPlain( money ).replace( '.', decimal );
}

/** Which of a number's points or commas separates its decimals; '' for none. */
function decimalIn( text: string, locale?: string ): string {
	const marks = text.match( /[.,]/g ) ?? [];
	const last = marks.at( -1 );
	if ( ! last ) {
		return '';
	}
	if ( marks.length > 1 ) {
		// As in 1,234.5 and 1.234.567.
		return marks.filter( ( mark ) => mark === last ).length === 1
			? last
			: '';
	}
	// '1,234' is a thousand here, and more than one there; '1,23' and '0,123' are not.
	return /^-?[1-9]\d{0,2}[.,]\d{3}$/.test( text ) &&
		latin( decimalOf( locale ) ?? '.' ) !== last
		? ''
		: last;
}

/**
 * The amount that somebody typed. Null if it is no amount, or finer than the currency's unit.
 *
 * @param text     What was typed, such as '5', '4.50', '4,50', or '1 234,50'.
 * @param currency Its code.
 * @param locale   Whose way of writing decides what '1,234' is; the browser's by default.
 */
export function parseAmount(
	text: string,
	currency: string,
	locale?: string
): Money | null {
	const plain = latin( text ).replace( /[\s'’]/g, '' );
	const decimal = decimalIn( plain, locale );
	const at = decimal ? plain.lastIndexOf( decimal ) : plain.length;
	const groups = plain.slice( 0, at );
	if ( /[.,]/.test( groups ) && ! /^-?\d{1,3}([.,]\d{3})+$/.test( groups ) ) {
		return null;
	}
	const whole = groups.replace( /[.,]/g, '' );
	const fraction = plain.slice( at + 1 );
	return whole || fraction
		? fromDecimal(
				`${ whole || '0' }${ fraction && `.${ fraction }` }`,
				currency
			)
		: null;
}
