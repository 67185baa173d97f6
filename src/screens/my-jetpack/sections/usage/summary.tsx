import { __, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { ResourceContent, dateInWords, useResourceNews } from '@slipstream/ui';
import { MonthChart } from './month-chart';
import { usageSentence } from './format';
import './usage.scss';
import type { AiUsage } from './types';

export const ROUTE = 'slipstream/v1/ai-usage';

/** How much was asked, against the limit. */
export function Allowance( { usage }: { usage: AiUsage } ) {
	return (
		<>
			<p>
				{ usageSentence( usage ) }{ ' ' }
				{ usage.is_over &&
					sprintf(
						/* translators: %s: a date. */
						__( 'Limit reached until %s.', 'slipstream' ),
						dateInWords( usage.resets.slice( 0, 10 ) )
					) }
			</p>
			{ usage.limit > 0 && (
				<progress
					className="slipstream-usage__meter"
					aria-label={ __(
						'AI requests used this month',
						'slipstream'
					) }
					max={ usage.limit }
					value={ usage.used }
				/>
			) }
		</>
	);
}

/** What AI has been asked this month. */
export function UsageSummary() {
	const resource = useResource< AiUsage >( ROUTE );
	const { data } = resource;
	if ( ! useResourceNews( resource, ! data?.used && ! data?.is_over ) ) {
		return null;
	}
	return (
		<ResourceContent resource={ resource }>
			{ ( usage ) => (
				<div className="slipstream-usage">
					<Allowance usage={ usage } />
					{ usage.total && <MonthChart usage={ usage } /> }
				</div>
			) }
		</ResourceContent>
	);
}
