import { __ } from '@wordpress/i18n';
import { formatNumber } from '@slipstream/ui';
import type { ChartProps } from '@slipstream/ui';
import { periodName } from './format';
import type { Stats } from './types';

/**
 * What a chart of views shows.
 *
 * @param stats The views.
 */
export function chartProps(
	stats: Stats
): Pick< ChartProps, 'points' | 'table' > {
	const { series, range } = stats;
	const points = series.map( ( { start, views } ) => ( {
		label: periodName( start, range ),
		value: views,
	} ) );
	return {
		points,
		table: {
			summary: __( 'Show as a table', 'slipstream' ),
			columns: [
				__( 'From', 'slipstream' ),
				__( 'Views', 'slipstream' ),
			],
			// What is new first, as people look for it.
			rows: [ ...points ]
				.reverse()
				.map( ( { label, value } ) => [
					label,
					formatNumber( value ),
				] ),
		},
	};
}
