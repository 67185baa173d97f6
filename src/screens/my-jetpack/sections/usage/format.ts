import { __, _n, sprintf } from '@wordpress/i18n';
import type { AiUsage, Sum } from './types';

/** Millionths in one. */
const MILLION = 1e6;

/**
 * An amount of money as people write it.
 *
 * @param cost     In millionths.
 * @param currency Its code.
 */
export function money( cost: number, currency: string ): string {
	if ( cost === 0 ) {
		// No price is known: that is not the same as for nothing.
		return '–';
	}
	const amount = cost / MILLION;
	return amount.toLocaleString( undefined, {
		style: 'currency',
		currency,
		// Most requests cost a fraction of a cent.
		maximumFractionDigits: amount < 1 ? 4 : 2,
	} );
}

const FEATURES: Readonly< Record< string, () => string > > = {
	'ai-assistant': () => __( 'Writing', 'slipstream' ),
	'jetpack-form-ai-extension': () => __( 'Forms', 'slipstream' ),
	'featured-post-image': () => __( 'Featured images', 'slipstream' ),
	'general-image': () => __( 'Images', 'slipstream' ),
	'jetpack-ai-logo-generator': () => __( 'Site logos', 'slipstream' ),
	'jetpack-ai-image-extension': () => __( 'Alternative texts', 'slipstream' ),
	'image-alt-text-library': () =>
		__( 'Alternative texts of the library', 'slipstream' ),
	'ability-image': () => __( 'Images for other programs', 'slipstream' ),
	'voice-to-content': () => __( 'Voice', 'slipstream' ),
};

/**
 * Sums by feature, with names for people where we know some.
 *
 * @param sums Sums by what clients call the features.
 */
export const namedFeatures = ( sums: readonly Sum[] ): Sum[] =>
	sums.map( ( sum ) => ( {
		...sum,
		name: FEATURES[ sum.name ]?.() ?? sum.name,
	} ) );

/**
 * The tokens of a sum.
 *
 * @param sum A sum.
 */
export const tokensOf = ( sum: Sum ): number => sum.tokens_in + sum.tokens_out;

/**
 * How much was asked, against the limit.
 *
 * @param usage The month.
 */
export function usageSentence( usage: AiUsage ): string {
	const { used, limit } = usage;
	if ( limit === 0 ) {
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

/**
 * A sum for each day of the month, also for those without requests.
 *
 * @param usage The month.
 */
export function everyDay( usage: AiUsage ): Sum[] {
	const { month, days } = usage;
	const [ year = 0, number = 1 ] = month.split( '-' ).map( Number );
	const count = new Date( year, number, 0 ).getDate();
	return Array.from( { length: count }, ( _, index ) => {
		const name = `${ month }-${ String( index + 1 ).padStart( 2, '0' ) }`;
		return (
			days.find( ( day ) => day.name === name ) ?? {
				name,
				requests: 0,
				failed: 0,
				tokens_in: 0,
				tokens_out: 0,
				cost: 0,
			}
		);
	} );
}

/**
 * The names of this month and of those before.
 *
 * @param month The newest.
 * @param count How many.
 */
export function monthsUpTo( month: string, count = 12 ): string[] {
	const [ year = 0, number = 1 ] = month.split( '-' ).map( Number );
	return Array.from( { length: count }, ( _, back ) => {
		const date = new Date( Date.UTC( year, number - 1 - back, 1 ) );
		return date.toISOString().slice( 0, 7 );
	} );
}

/**
 * A month or a day in words.
 *
 * @param name   Such as 2026-11 or 2026-11-21.
 * @param format What is shown of it.
 */
export function dateInWords(
	name: string,
	format: Intl.DateTimeFormatOptions
): string {
	const [ year = 0, month = 1, day = 1 ] = name.split( '-' ).map( Number );
	return new Date( year, month - 1, day ).toLocaleDateString(
		undefined,
		format
	);
}
