import { messageFor } from '@slipstream/errors';
import { useAiFeature } from '@slipstream/plans';
import { __, sprintf } from '@wordpress/i18n';
import { canManageOptions, getSettings } from '@slipstream/settings';
import { resetSentence } from '../reset-sentence';
import { AdminLink } from './admin-link';
import { MessageBanner } from './message-banner';
import { UpgradeLink } from './upgrade-link';
import type { AiFeatureUse } from '@slipstream/plans';

/** Whether requests are sold by the tier, and the site has one. */
const hasPlan = ( { tierPlansEnabled, isFree }: AiFeatureUse ) =>
	tierPlansEnabled && ! isFree;

/** Whether there is a larger plan, or any plan, to buy. */
const isSold = ( { nextTier, tierPlansEnabled }: AiFeatureUse ) =>
	nextTier !== null || tierPlansEnabled;

function sentence(
	feature: AiFeatureUse,
	message: string,
	shortage: string
): string {
	if ( shortage ) {
		// Free requests are counted for all time.
		return feature.isFree
			? shortage
			: `${ shortage } ${ resetSentence( feature ) }`;
	}
	if ( feature.upgradeType === 'vip' ) {
		return __(
			'You have reached the limit of AI requests. Please reach out to your account team.',
			'slipstream'
		);
	}
	if ( hasPlan( feature ) ) {
		return __(
			'You have reached the request limit for your current plan.',
			'slipstream'
		);
	}
	return (
		message ||
		`${ messageFor( 'error_quota_exceeded' ) } ${ resetSentence( feature ) }`
	);
}

function Purchase( { feature }: { feature: AiFeatureUse } ) {
	const { nextTier, upgradeUrl } = feature;
	const upgrade = nextTier
		? sprintf(
				/* translators: %d: how many requests the next plan has. */
				__( 'Upgrade to %d requests', 'slipstream' ),
				nextTier.limit
			)
		: __( 'Upgrade', 'slipstream' );
	return (
		<UpgradeLink address={ upgradeUrl }>
			{ hasPlan( feature ) && ! nextTier
				? __( 'Contact Us', 'slipstream' )
				: upgrade }
		</UpgradeLink>
	);
}

/** What an administrator can do where nothing is sold: the limits are the site's own, or the hub's. */
function OwnSettings() {
	if ( getSettings().ai.engine === 'hub' ) {
		return (
			<>
				{ __( 'Ask your hub’s administrator for more.', 'slipstream' ) }
			</>
		);
	}
	return (
		<AdminLink screen="/ai-control">
			{ __( 'Raise limit', 'slipstream' ) }
		</AdminLink>
	);
}

/** Who can do something about it, and where. */
function WayOut( { feature }: { feature: AiFeatureUse } ) {
	if ( feature.upgradeType === 'vip' ) {
		return null;
	}
	if ( canManageOptions() ) {
		return isSold( feature ) ? (
			<Purchase feature={ feature } />
		) : (
			<OwnSettings />
		);
	}
	return isSold( feature ) ? (
		<>
			{ __(
				'Please contact the site administrator to upgrade.',
				'slipstream'
			) }
		</>
	) : (
		// Where there is little room, the day on which the limit is reset is enough.
		<span className="slipstream-ai-banner__more">
			{ __(
				'Please contact the site administrator to raise the limit.',
				'slipstream'
			) }
		</span>
	);
}

interface Props {
	/** Which limit is reached and until when, in the server's words. */
	message?: string;
	/** What is said instead of all else, where the place knows better what is missing. */
	shortage?: string;
}

/** Says that no requests are left, until when, and who can change that. */
export function QuotaBanner( { message = '', shortage = '' }: Props ) {
	const feature = useAiFeature();
	return (
		<MessageBanner severity="warning">
			{ sentence( feature, message, shortage ) }{ ' ' }
			<WayOut feature={ feature } />
		</MessageBanner>
	);
}
