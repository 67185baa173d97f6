import { __, sprintf } from '@wordpress/i18n';
import type { AiPrice } from '@slipstream/settings';

/** Characters of a token, and the shortest and the longest answer that is expected: the server reckons the same (php/Ai/Estimate.php). */
const CHARACTERS = 4;
const SHORTEST = 250;
const LONGEST = 2000;

/**
 * What a request will take, in words.
 *
 * @param characters The length of what is sent.
 * @param price      What a million tokens cost.
 */
export function estimateSentence( characters: number, price: AiPrice ): string {
	const sent = Math.ceil( characters / CHARACTERS );
	const answer = Math.max( SHORTEST, Math.min( LONGEST, sent ) );
	const cost = ( sent * price.in + answer * price.out ) / 1e6;
	const tokens = Number( ( sent + answer ).toPrecision( 2 ) );
	return sprintf(
		/* translators: 1: a number, 2: an amount of money. */
		__( 'About %1$s tokens, %2$s.', 'slipstream' ),
		tokens.toLocaleString(),
		cost.toLocaleString( undefined, {
			style: 'currency',
			currency: price.currency,
			minimumFractionDigits: 0,
			maximumSignificantDigits: 2,
		} )
	);
}
