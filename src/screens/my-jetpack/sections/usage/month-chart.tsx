import { __, sprintf } from '@wordpress/i18n';
import {
	BarChart,
	dateInWords,
	formatCost,
	formatNumber,
} from '@slipstream/ui';
import { everyDay, tokensOf } from './format';
import type { AiUsage, Sum } from './types';

const dayName = ( { name }: Sum ) =>
	dateInWords( name, { day: 'numeric', month: 'short' } );

/** The chart in a sentence. Requests that failed do not count, so a month may have none that do. */
function chartSentence( days: readonly Sum[] ): string {
	const most = Math.max( ...days.map( ( { requests } ) => requests ) );
	const busiest = days.find( ( { requests } ) => requests === most );
	return most > 0 && busiest
		? sprintf(
				/* translators: 1: a date, 2: a number. */
				__(
					'Requests by day. Busiest day: %1$s, with %2$s.',
					'slipstream'
				),
				dayName( busiest ),
				formatNumber( most )
			)
		: __( 'Requests by day. No requests were counted.', 'slipstream' );
}

/** The requests of a month, by day. */
export function MonthChart( { usage }: { usage: AiUsage } ) {
	const days = everyDay( usage );
	return (
		<BarChart
			label={ chartSentence( days ) }
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
					formatNumber( day.requests ),
					formatNumber( tokensOf( day ) ),
					formatCost( day.cost, usage.currency ),
				] ),
			} }
		/>
	);
}
