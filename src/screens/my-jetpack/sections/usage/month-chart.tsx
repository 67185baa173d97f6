import { __, sprintf } from '@wordpress/i18n';
import { BarChart, dateInWords, formatCost } from '@slipstream/ui';
import { everyDay, tokensOf } from './format';
import type { AiUsage, Sum } from './types';

const dayName = ( { name }: Sum ) =>
	dateInWords( name, { day: 'numeric', month: 'short' } );

/** The requests of a month, by day. */
export function MonthChart( { usage }: { usage: AiUsage } ) {
	const days = everyDay( usage );
	const most = Math.max( 1, ...days.map( ( { requests } ) => requests ) );
	const busiest = days.find( ( { requests } ) => requests === most );
	return (
		<BarChart
			label={ sprintf(
				/* translators: 1: a date, 2: a number. */
				__(
					'Requests by day. Busiest day: %1$s, with %2$s.',
					'slipstream'
				),
				busiest ? dayName( busiest ) : '',
				most.toLocaleString()
			) }
			points={ days.map( ( day ) => ( {
				label: dayName( day ),
				value: day.requests,
			} ) ) }
			table={ {
				summary: __( 'Show days as a table', 'slipstream' ),
				columns: [
					__( 'Day', 'slipstream' ),
					__( 'Requests', 'slipstream' ),
					__( 'Tokens', 'slipstream' ),
					__( 'Cost', 'slipstream' ),
				],
				rows: usage.days.map( ( day ) => [
					dayName( day ),
					day.requests.toLocaleString(),
					tokensOf( day ).toLocaleString(),
					formatCost( day.cost, usage.currency ),
				] ),
			} }
		/>
	);
}
