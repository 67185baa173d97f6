import { __, sprintf } from '@wordpress/i18n';
import type { Change } from './diff-texts';
import type { Token } from './texts';

const textOf = ( tokens: readonly Token[] ): string =>
	tokens
		.map( ( { text, isElement } ) => ( isElement ? ' ' : text ) )
		.join( '' )
		.trim();

/**
 * A change in words, for screen readers.
 *
 * @param change     The change.
 * @param count      How many changes there are.
 * @param isAccepted Whether it is going to be made.
 */
export function changeSentence(
	change: Change,
	count: number,
	isAccepted: boolean
): string {
	const removed = textOf( change.removed );
	const added = textOf( change.added );
	return [
		sprintf(
			/* translators: 1: number of a change, 2: how many there are. */
			__( 'Change %1$d of %2$d.', 'slipstream' ),
			change.id + 1,
			count
		),
		/* translators: %s: words that are taken out of a text. */
		removed && sprintf( __( 'Removed: %s.', 'slipstream' ), removed ),
		/* translators: %s: words that are put into a text. */
		added && sprintf( __( 'Added: %s.', 'slipstream' ), added ),
		isAccepted
			? __( 'Accepted.', 'slipstream' )
			: __( 'Rejected.', 'slipstream' ),
	]
		.filter( Boolean )
		.join( ' ' );
}
