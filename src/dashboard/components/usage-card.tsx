import { __, _n, sprintf } from '@wordpress/i18n';
import { useResource } from '../hooks/use-resource';
import { Card, Waiting } from './card';

interface Feature {
	'has-feature': boolean;
	'is-over-limit': boolean;
	'requests-count': number;
	'requests-limit': number;
	'usage-period': { 'requests-count': number };
}

/** What the provider gives as no limit. */
const UNLIMITED = 999_999_999;

function usage( {
	'requests-limit': limit,
	'usage-period': period,
}: Feature ): string {
	const used = period[ 'requests-count' ];
	if ( limit >= UNLIMITED ) {
		return sprintf(
			/* translators: %s: a number. */
			_n(
				'%s AI request this month. No limit is set.',
				'%s AI requests this month. No limit is set.',
				used,
				'slipstream'
			),
			used.toLocaleString()
		);
	}
	return sprintf(
		/* translators: 1: a number, 2: a number. */
		__( '%1$s of %2$s AI requests this month.', 'slipstream' ),
		used.toLocaleString(),
		limit.toLocaleString()
	);
}

/** What the AI has been asked this month. */
export function UsageCard() {
	const resource = useResource< Feature >(
		'wpcom/v2/jetpack-ai/ai-assistant-feature'
	);
	const { data } = resource;
	return (
		<Card title={ __( 'AI usage', 'slipstream' ) } hash="#/usage">
			{ data ? (
				<p>{ usage( data ) }</p>
			) : (
				<Waiting resource={ resource } />
			) }
			{ data && data[ 'requests-limit' ] < UNLIMITED && (
				<progress
					className="slipstream-dashboard__meter"
					aria-label={ __(
						'AI requests used this month',
						'slipstream'
					) }
					max={ data[ 'requests-limit' ] }
					value={ data[ 'usage-period' ][ 'requests-count' ] }
				/>
			) }
		</Card>
	);
}
