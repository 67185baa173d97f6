import { messageFor } from '@slipstream/errors';
import { useAiFeature } from '@slipstream/plans';
import { __, sprintf } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import { AdminLink } from './admin-link';
import { MessageBanner } from './message-banner';
import type { AiFeatureUse } from '@slipstream/plans';

/** Whether requests are sold by the tier, and the site has one. */
const hasPlan = ( { tierPlansEnabled, isFree }: AiFeatureUse ) =>
	tierPlansEnabled && ! isFree;

function sentence( feature: AiFeatureUse, message: string ): string {
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
	return message || messageFor( 'error_quota_exceeded' );
}

/** Who can do something about it, and where. */
function WayOut( { feature }: { feature: AiFeatureUse } ) {
	const { nextTier, upgradeType, upgradeUrl } = feature;
	if ( upgradeType === 'vip' ) {
		return null;
	}
	if ( ! canManageOptions() ) {
		return (
			<>
				{ __(
					'Please contact the site administrator to upgrade.',
					'slipstream'
				) }
			</>
		);
	}
	const upgrade = nextTier
		? sprintf(
				/* translators: %d: how many requests the next plan has. */
				__( 'Upgrade to %d requests', 'slipstream' ),
				nextTier.limit
			)
		: __( 'Upgrade', 'slipstream' );
	return (
		<AdminLink screen="/add-jetpack-ai" address={ upgradeUrl }>
			{ hasPlan( feature ) && ! nextTier
				? __( 'Contact Us', 'slipstream' )
				: upgrade }
		</AdminLink>
	);
}

interface Props {
	/** Which limit is reached and until when, in the server's words. */
	message?: string;
}

/** Says that no requests are left, and who can change that. */
export function QuotaBanner( { message = '' }: Props ) {
	const feature = useAiFeature();
	return (
		<MessageBanner severity="warning">
			{ sentence( feature, message ) } <WayOut feature={ feature } />
		</MessageBanner>
	);
}
