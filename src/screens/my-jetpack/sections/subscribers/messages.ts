import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@slipstream/ui';
import type { ListMessages, Question } from '@slipstream/ui';
import type { Access, State, Subscriber } from './types';

export const accessNames = (): Record< Access, string > => ( {
	free: __( 'Free', 'slipstream' ),
	paid: __( 'Paid', 'slipstream' ),
} );

/**
 * Who somebody is: nothing is kept of an address that has left.
 *
 * @param subscriber The subscriber.
 */
export const titleOf = ( subscriber: Subscriber ) =>
	subscriber.state === 'active'
		? subscriber.email
		: sprintf(
				/* translators: %d: a number. */
				__( 'Unsubscribed, number %d', 'slipstream' ),
				subscriber.id
			);

const count = ( state: State ) => ( total: number ) => {
	const text =
		state === 'active'
			? /* translators: %s: a number. */
				_n( '%s subscriber', '%s subscribers', total, 'slipstream' )
			: /* translators: %s: a number. */
				_n(
					'%s person has unsubscribed',
					'%s people have unsubscribed',
					total,
					'slipstream'
				);
	return sprintf( text, formatNumber( total ) );
};

export const listMessages = ( state: State ): ListMessages< Subscriber > => ( {
	search:
		state === 'active'
			? __( 'Search subscribers', 'slipstream' )
			: __( 'Find a whole email address', 'slipstream' ),
	next: __( 'Next subscriber', 'slipstream' ),
	previous: __( 'Previous subscriber', 'slipstream' ),
	select: ( subscriber ) =>
		sprintf(
			/* translators: %s: an email address. */
			__( 'Select %s', 'slipstream' ),
			titleOf( subscriber )
		),
	actions: ( subscriber ) =>
		sprintf(
			/* translators: %s: an email address. */
			__( 'Actions for %s', 'slipstream' ),
			titleOf( subscriber )
		),
	count: count( state ),
	loaded: count( state ),
	nothingFound:
		state === 'active'
			? __( 'No subscribers match the search and filters.', 'slipstream' )
			: __(
					'Nobody with this address has unsubscribed. Addresses of people who left are deleted, so only a whole address finds them.',
					'slipstream'
				),
} );

function proofsSentence( years: number | undefined ): string {
	if ( years === undefined ) {
		return __(
			'Their proofs of consent, with the address, are kept for as long as the settings say.',
			'slipstream'
		);
	}
	return years === 0
		? __(
				'Their proofs of consent, with the address, are deleted after a day.',
				'slipstream'
			)
		: sprintf(
				/* translators: %d: a year, such as 2029. */
				__(
					'Their proofs of consent, with the address, are kept until the end of %d.',
					'slipstream'
				),
				// As the server counts.
				new Date().getUTCFullYear() + years
			);
}

/**
 * What becomes of what is known of people who are removed, in sentences.
 *
 * @param years For how many years proofs are kept; undefined if nobody knows.
 */
export const removalSentences = ( years: number | undefined ): string[] => [
	__(
		'Address, name, and choices are deleted from the list at once.',
		'slipstream'
	),
	__(
		'A hash of the address is kept, so that no import and no administrator can add it again. Only they themselves can subscribe again.',
		'slipstream'
	),
	proofsSentence( years ),
];

/**
 * Asked before people are removed.
 *
 * @param total How many.
 * @param years As above.
 */
export const removalQuestion = (
	total: number,
	years: number | undefined
): Question => ( {
	message: [
		sprintf(
			/* translators: %s: a number. */
			_n(
				'Remove %s subscriber?',
				'Remove %s subscribers?',
				total,
				'slipstream'
			),
			formatNumber( total )
		),
		...removalSentences( years ),
	].join( ' ' ),
	confirmLabel: __( 'Remove', 'slipstream' ),
} );
