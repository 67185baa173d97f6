import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@slipstream/ui';
import type { ListMessages, Question } from '@slipstream/ui';
import { hostOf, ofLimit, tierName } from '../../logic/format';
import type { Site, SiteStatus, Tier } from '../../types';

/** What a site is called. */
export const siteName = ( { name, home }: Pick< Site, 'name' | 'home' > ) =>
	name || hostOf( home );

export function stateName( state: SiteStatus ): string {
	switch ( state ) {
		case 'active':
			return __( 'Active', 'slipstream' );
		case 'pending':
			return __( 'Waiting for approval', 'slipstream' );
		case 'revoked':
			return __( 'Revoked', 'slipstream' );
		case 'left':
			return __( 'Disconnected', 'slipstream' );
	}
}

/**
 * How a site stands, and what needs attention.
 *
 * @param site  The site.
 * @param tiers The tiers.
 */
export function stateSentence(
	site: Site,
	tiers: readonly Tier[] | undefined
): string {
	return [
		stateName( site.status ),
		site.alarm &&
			( site.alarm.kind === 'moved'
				? __( 'has moved', 'slipstream' )
				: __( 'copy refused', 'slipstream' ) ),
		site.wanted_tier &&
			sprintf(
				/* translators: %s: name of a tier. */
				__( 'asks for %s', 'slipstream' ),
				tierName( tiers, site.wanted_tier )
			),
	]
		.filter( Boolean )
		.join( ' · ' );
}

/** How much a site has asked this month, against its limit. */
export const usedSentence = ( site: Pick< Site, 'requests' | 'limit' > ) =>
	sprintf(
		/* translators: %s: a number, or "12 of 20". */
		__( '%s requests', 'slipstream' ),
		ofLimit( site.requests, site.limit )
	);

/** Whether a site waits for the administrator. */
export const needsAttention = ( site: Site ): boolean =>
	site.status === 'pending' || site.wanted_tier !== '' || site.alarm !== null;

const count = ( total: number ) =>
	sprintf(
		/* translators: %s: a number. */
		_n( '%s site', '%s sites', total, 'slipstream' ),
		formatNumber( total )
	);

export const listMessages = (): ListMessages< Site > => ( {
	search: __( 'Search sites', 'slipstream' ),
	next: __( 'Next site', 'slipstream' ),
	previous: __( 'Previous site', 'slipstream' ),
	select: ( site ) =>
		/* translators: %s: name of a site. */
		sprintf( __( 'Select %s', 'slipstream' ), siteName( site ) ),
	actions: ( site ) =>
		/* translators: %s: name of a site. */
		sprintf( __( 'Actions for %s', 'slipstream' ), siteName( site ) ),
	highlighted: __( 'Needs attention:', 'slipstream' ),
	count,
	loaded: count,
	nothingFound: __( 'No sites match the search and filters.', 'slipstream' ),
} );

export const revokeQuestion = ( total: number ): Question => ( {
	message: sprintf(
		/* translators: %s: a number. */
		_n(
			'Revoke %s site? Its users cannot use AI through this hub until you approve it again. Its usage stays on record.',
			'Revoke %s sites? Their users cannot use AI through this hub until you approve them again. Their usage stays on record.',
			total,
			'slipstream'
		),
		formatNumber( total )
	),
	confirmLabel: __( 'Revoke', 'slipstream' ),
} );

export const removeQuestion = ( total: number ): Question => ( {
	message: sprintf(
		/* translators: %s: a number. */
		_n(
			'Permanently remove %s site? Its linked accounts are removed too, and it has to register again.',
			'Permanently remove %s sites? Their linked accounts are removed too, and they have to register again.',
			total,
			'slipstream'
		),
		formatNumber( total )
	),
	confirmLabel: __( 'Remove', 'slipstream' ),
} );
