import { __, sprintf } from '@wordpress/i18n';
import { formatEstimate } from '@slipstream/money';
import type { AiEstimate, AiPrice } from '@slipstream/settings';

/**
 * What a request will take, in words.
 *
 * @param characters The length of what is sent.
 * @param price      What a million tokens cost.
 * @param rule       How tokens are reckoned.
 */
export function estimateSentence(
	characters: number,
	price: AiPrice,
	rule: AiEstimate
): string {
	const sent = Math.ceil( characters / rule.characters );
	const answer = Math.max( rule.shortest, Math.min( rule.longest, sent ) );
	const cost = ( sent * price.in + answer * price.out ) / 1e6;
	const tokens = Number( ( sent + answer ).toPrecision( 2 ) );
	return sprintf(
		/* translators: 1: a number, 2: an amount of money. */
		__( 'About %1$s tokens, %2$s.', 'slipstream' ),
		tokens.toLocaleString(),
		formatEstimate( cost, price.currency )
	);
}
