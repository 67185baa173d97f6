import { __, sprintf } from '@wordpress/i18n';
import { formatMoney, fromDecimal } from '@slipstream/money';
import { BarChart, dateInWords, formatNumber } from '@slipstream/ui';
import type { Month, Total } from './types';

/** What a sum is called, in the order in which sums are shown. */
export const sumNames = (): readonly [ keyof Total, string ][] => [
	[ 'charged', __( 'Received', 'slipstream' ) ],
	[ 'refunded', __( 'Refunded', 'slipstream' ) ],
	[ 'fees', __( 'Fees', 'slipstream' ) ],
	[ 'disputed', __( 'Disputed', 'slipstream' ) ],
	[ 'net', __( 'Left', 'slipstream' ) ],
];

/**
 * A sum as it is written.
 *
 * @param total The sums.
 * @param name  Which one.
 */
export function sumOf( total: Total | undefined, name: keyof Total ): string {
	const money = total?.[ name ];
	return typeof money === 'object' ? money.formatted : '–';
}

const nameOf = ( month: string ) =>
	dateInWords( month, { month: 'short', year: 'numeric' } );

/** What was received in a currency, by month: bars, and a table with all sums. */
export function Months( {
	currency,
	months,
}: {
	currency: string;
	months: readonly Month[];
} ) {
	const rows = months.map( ( { month, totals } ) => ( {
		name: nameOf( month ),
		total: totals.find( ( total ) => total.currency === currency ),
	} ) );
	const points = [ ...rows ].reverse().map( ( { name, total } ) => ( {
		label: name,
		value: total?.charged.amount ?? 0,
	} ) );
	const write = ( value: number ) => {
		const money = fromDecimal( value, currency );
		return money
			? formatMoney( money, { dropZeros: true } )
			: formatNumber( value );
	};
	const most = Math.max( ...points.map( ( { value } ) => value ) );
	const best = points.find( ( { value } ) => value === most );
	return (
		<BarChart
			label={
				most > 0 && best
					? sprintf(
							/* translators: 1: the code of a currency, 2: a month, 3: an amount of money. */
							__(
								'Received in %1$s by month. Most: %2$s, with %3$s.',
								'slipstream'
							),
							currency,
							best.label,
							write( most )
						)
					: sprintf(
							/* translators: %s: the code of a currency. */
							__(
								'Received in %s by month. Nothing in these months.',
								'slipstream'
							),
							currency
						)
			}
			points={ points }
			format={ write }
			table={ {
				summary: sprintf(
					/* translators: %s: the code of a currency. */
					__( 'Show %s as a table', 'slipstream' ),
					currency
				),
				columns: [
					__( 'Month', 'slipstream' ),
					...sumNames().map( ( [ , label ] ) => label ),
				],
				rows: rows.map( ( { name, total } ) => [
					name,
					...sumNames().map( ( [ sum ] ) => sumOf( total, sum ) ),
				] ),
			} }
		/>
	);
}
