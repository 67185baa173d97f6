import { __, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { ResourceContent } from '@slipstream/ui';
import { viewsInWords } from './format';
import { canViewStats, useSwitch } from './use-switch';
import { STATS_ROUTE } from './types';
import type { Stats } from './types';

function Week() {
	const resource = useResource< Stats >( STATS_ROUTE, {
		query: { range: 'day' },
	} );
	return (
		<ResourceContent resource={ resource } lines={ 1 }>
			{ ( { totals } ) => (
				<p>
					{ sprintf(
						/* translators: 1: such as "12 views", 2: such as "3 views". */
						__(
							'%1$s in the last seven days, %2$s yesterday.',
							'slipstream'
						),
						viewsInWords( totals.week ),
						viewsInWords( totals.yesterday )
					) }
				</p>
			) }
		</ResourceContent>
	);
}

/** How often the site was read this week. */
export function StatisticsSummary() {
	const { isOn } = useSwitch( 'stats' );
	if ( isOn && canViewStats() ) {
		return <Week />;
	}
	return (
		<p>
			{ isOn
				? __( 'Views are counted.', 'slipstream' )
				: __( 'Views are not counted.', 'slipstream' ) }
		</p>
	);
}
