import { _n, __, sprintf } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import { UNLIMITED, useAiFeature } from '@slipstream/plans';
import { UpgradeLink } from './upgrade-link';
import type { AiFeatureUse } from '@slipstream/plans';

/** Every so many requests people are reminded of how many are left. */
const EVERY = 5;

function isDue( { isKnown, isFree, used, limit, remaining }: AiFeatureUse ) {
	return (
		isKnown &&
		limit < UNLIMITED &&
		remaining > 0 &&
		( remaining % EVERY === 0 || ( isFree && used === 1 ) )
	);
}

/** Says from time to time how many requests are left. */
export function UsageReminder() {
	const feature = useAiFeature();
	if ( ! isDue( feature ) ) {
		return null;
	}
	const { isFree, remaining } = feature;
	const sentence = isFree
		? /* translators: %s: a number. */
			_n(
				'You have %s free request remaining.',
				'You have %s free requests remaining.',
				remaining,
				'slipstream'
			)
		: /* translators: %s: a number. */
			_n(
				'You have %s request remaining this month.',
				'You have %s requests remaining this month.',
				remaining,
				'slipstream'
			);
	return (
		<>
			{ sprintf( sentence, remaining.toLocaleString() ) }{ ' ' }
			{ isFree && canManageOptions() && (
				<UpgradeLink address={ feature.upgradeUrl }>
					{ __( 'Upgrade now', 'slipstream' ) }
				</UpgradeLink>
			) }{ ' ' }
		</>
	);
}
