import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { AdminLink, UpgradeLink } from '@slipstream/ai-ui';
import { canManageOptions, getSettings } from '@slipstream/settings';
import type { ComponentType } from 'react';

/** Who can do something about it, and where. */
function WayOut( { hasUpgrade }: { hasUpgrade: boolean } ) {
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
	return hasUpgrade ? (
		<UpgradeLink address="">{ __( 'Upgrade', 'slipstream' ) }</UpgradeLink>
	) : (
		<AdminLink
			screen="/connection"
			address={ getSettings().connection.provider?.address }
		>
			{ __( 'Contact Us', 'slipstream' ) }
		</AdminLink>
	);
}

/** Says that visitors do not see a block, and how that changes. */
function UpgradeBanner( { hasUpgrade }: { hasUpgrade: boolean } ) {
	return (
		<Notice status="warning" isDismissible={ false } spokenMessage="">
			{ __(
				'This block is not part of your site’s plan, so visitors will not see it.',
				'slipstream'
			) }{ ' ' }
			<WayOut hasUpgrade={ hasUpgrade } />
		</Notice>
	);
}

/**
 * Puts a banner above blocks that the hub withholds. Others are left as they are.
 *
 * @param Edit The edit component of any block.
 */
export function withUpgradeBanner< P extends { name: string } >(
	Edit: ComponentType< P >
): ComponentType< P > {
	return function WithUpgradeBanner( props: P ) {
		const hasUpgrade = getSettings().plans.withheldBlocks[ props.name ];
		return (
			<>
				{ hasUpgrade !== undefined && (
					<UpgradeBanner hasUpgrade={ hasUpgrade } />
				) }
				<Edit { ...props } />
			</>
		);
	};
}
