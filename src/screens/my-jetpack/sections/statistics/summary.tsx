import { __, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { LineChart, ResourceContent, useResourceNews } from '@slipstream/ui';
import { chartProps } from './chart-props';
import { viewsInWords } from './format';
import { canViewStats, useSwitch } from './use-switch';
import { STATS_ROUTE } from './types';
import type { Stats } from './types';

function Today( { stats }: { stats: Stats } ) {
	const { totals, sum } = stats;
	return (
		<>
			<p>
				{ sprintf(
					/* translators: 1: such as "12 views", 2: such as "3 views". */
					__( '%1$s today, %2$s yesterday.', 'slipstream' ),
					viewsInWords( totals.today ),
					viewsInWords( totals.yesterday )
				) }
			</p>
			<LineChart
				label={ sprintf(
					/* translators: %s: such as "12 views". */
					__( '%s in 30 days', 'slipstream' ),
					viewsInWords( sum )
				) }
				{ ...chartProps( stats ) }
			/>
		</>
	);
}

/** How often the site is read; nothing where nobody counts, or nothing was counted yet. */
export function StatisticsSummary() {
	const { isOn } = useSwitch( 'stats' );
	const resource = useResource< Stats >(
		isOn && canViewStats() ? STATS_ROUTE : undefined,
		{ query: { range: 'day' } }
	);
	if ( ! useResourceNews( resource, ! resource.data?.totals.all ) ) {
		return null;
	}
	return (
		<ResourceContent resource={ resource } lines={ 1 }>
			{ ( stats ) => <Today stats={ stats } /> }
		</ResourceContent>
	);
}
