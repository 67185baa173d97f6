import { __, _n, sprintf } from '@wordpress/i18n';
import type { Timing } from './use-stream-test';

/** Pieces that come within so many ms of each other were held back and let go together. */
const BURST = 30;

const seconds = ( ms: number ) =>
	( ms / 1000 ).toLocaleString( undefined, {
		minimumFractionDigits: 1,
		maximumFractionDigits: 1,
	} );

/**
 * Whether an answer came in pieces over time, as it was written.
 *
 * @param timing When its pieces came.
 */
export const isStreamed = ( timing: Timing ): boolean =>
	timing.pieces > 1 && timing.last - timing.first > BURST;

/**
 * How an answer came, and what to do where it came all at once.
 *
 * @param timing  When its pieces came.
 * @param isMeant Whether the engine sends texts in pieces.
 */
export function verdict( timing: Timing, isMeant: boolean ): string {
	if ( isStreamed( timing ) ) {
		return sprintf(
			/* translators: 1: a number of pieces, 2: seconds until the first, 3: seconds until the last. */
			_n(
				'Streaming works: %1$d piece, the first after %2$s s, the last after %3$s s.',
				'Streaming works: %1$d pieces, the first after %2$s s, the last after %3$s s.',
				timing.pieces,
				'slipstream'
			),
			timing.pieces,
			seconds( timing.first ),
			seconds( timing.last )
		);
	}
	if ( ! isMeant ) {
		return sprintf(
			/* translators: %s: seconds. */
			__(
				'It works. This AI server sends its text all at once. It arrived after %s s.',
				'slipstream'
			),
			seconds( timing.last )
		);
	}
	return sprintf(
		/* translators: %s: seconds. */
		__(
			'It works, but text does not stream: it arrived all at once, after %s s. Something between the AI server and the browser holds it back, such as a caching plugin, a proxy, or web server compression. Ask your host to turn off buffering for /wp-json/wpcom/v2/.',
			'slipstream'
		),
		seconds( timing.last )
	);
}
