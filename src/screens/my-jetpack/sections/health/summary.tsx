import { __, _n, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { ResourceContent } from '@slipstream/ui';
import { HEALTH_ROUTE } from './types';
import type { Health, HealthCheck } from './types';

/**
 * How many of the checks are not well, as a sentence.
 *
 * @param checks What was looked at.
 */
export function healthSentence( checks: readonly HealthCheck[] ): string {
	const count = checks.filter( ( { status } ) => status !== 'good' ).length;
	return count === 0
		? __( 'Everything looks good.', 'slipstream' )
		: sprintf(
				/* translators: %d: a number. */
				_n(
					'%d thing needs attention.',
					'%d things need attention.',
					count,
					'slipstream'
				),
				count
			);
}

/** Whether anything is wrong. */
export function HealthSummary() {
	const resource = useResource< Health >( HEALTH_ROUTE );
	return (
		<ResourceContent resource={ resource } lines={ 1 }>
			{ ( { checks } ) => (
				<>
					<p>{ healthSentence( checks ) }</p>
					<ul>
						{ checks
							.filter( ( { status } ) => status !== 'good' )
							.slice( 0, 3 )
							.map( ( { id, label } ) => (
								<li key={ id }>{ label }</li>
							) ) }
					</ul>
				</>
			) }
		</ResourceContent>
	);
}
