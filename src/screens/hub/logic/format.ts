import { dateI18n, getSettings, humanTimeDiff } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@slipstream/ui';
import type { Tier } from '../types';

/**
 * How long ago something was.
 *
 * @param at Unix seconds; null for never.
 */
export const ago = ( at: number | null ): string =>
	at
		? humanTimeDiff( new Date( at * 1000 ), new Date() )
		: __( 'Never', 'slipstream' );

/**
 * A day, as the site writes it.
 *
 * @param at Unix seconds.
 */
export const day = ( at: number ): string =>
	dateI18n( getSettings().formats.date, new Date( at * 1000 ), undefined );

/**
 * What a tier is called; '' while that is not known.
 *
 * @param tiers Those that there are.
 * @param slug  Which; '' for the default.
 */
export const tierName = (
	tiers: readonly Tier[] | undefined,
	slug: string
): string =>
	tiers === undefined
		? ''
		: ( tiers.find( ( tier ) => tier.slug === slug )?.name ??
			( slug || __( 'Default tier', 'slipstream' ) ) );

/**
 * A number of requests against a limit.
 *
 * @param used  Requests.
 * @param limit The limit; 0 for none.
 */
export const ofLimit = ( used: number, limit: number ): string =>
	limit === 0
		? formatNumber( used )
		: sprintf(
				/* translators: 1: a number, 2: a number. */
				__( '%1$s of %2$s', 'slipstream' ),
				formatNumber( used ),
				formatNumber( limit )
			);

/** An address without its scheme. */
export const hostOf = ( address: string ): string =>
	address.replace( /^https?:\/\//, '' );
