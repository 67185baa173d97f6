import { __, _n, sprintf } from '@wordpress/i18n';
import { UNLIMITED } from '@slipstream/plans';
import { formatNumber } from '@slipstream/ui';
import type { AiFeatureUse, Tier } from '@slipstream/plans';

/** Whether a tier has no limit: the value 1 says so. */
const isUnlimited = ( { value, limit }: Tier ) =>
	value === 1 || limit === 0 || limit >= UNLIMITED;

/**
 * How much has been asked, against the tier.
 *
 * @param feature What the provider says.
 */
export function usedSentence( feature: AiFeatureUse ): string {
	const { used, limit, isFree } = feature;
	if ( limit >= UNLIMITED ) {
		return sprintf(
			/* translators: %s: a number. */
			_n(
				'%s AI request this month. There is no limit.',
				'%s AI requests this month. There is no limit.',
				used,
				'slipstream'
			),
			formatNumber( used )
		);
	}
	return isFree
		? sprintf(
				/* translators: 1: a number, 2: a number. */
				__( '%1$s of %2$s free AI requests are used.', 'slipstream' ),
				formatNumber( used ),
				formatNumber( limit )
			)
		: sprintf(
				/* translators: 1: a number, 2: a number. */
				__( '%1$s of %2$s AI requests this month.', 'slipstream' ),
				formatNumber( used ),
				formatNumber( limit )
			);
}

/**
 * The button that asks for a tier.
 *
 * @param tier The tier.
 */
export function askLabel( tier: Tier ): string {
	return isUnlimited( tier )
		? __( 'Ask for no limit', 'slipstream' )
		: sprintf(
				/* translators: %s: a number. */
				__( 'Ask for %s requests a month', 'slipstream' ),
				formatNumber( tier.limit )
			);
}

/**
 * What is said while the hub has not decided.
 *
 * @param hub What the hub is called.
 */
export const askedSentence = ( hub: string ): string =>
	sprintf(
		/* translators: %s: name of a hub. */
		__(
			'Request sent. The administrator of %s will decide. Until then, you can use your remaining requests.',
			'slipstream'
		),
		hub
	);
