import { __, _n, sprintf } from '@wordpress/i18n';
import { dateI18n, getSettings } from '@wordpress/date';
import type { PostNewsletter } from './types';

const number = ( value: number ) => value.toLocaleString();

export const when = ( seconds: number ): string =>
	dateI18n(
		getSettings().formats.datetime,
		new Date( seconds * 1000 ),
		undefined
	);

const people = ( count: number ): string =>
	sprintf(
		/* translators: %s: a number. */
		_n( '%s subscriber', '%s subscribers', count, 'slipstream' ),
		number( count )
	);

/**
 * What happens when the post is published.
 *
 * @param state          What the server says.
 * @param state.plan     What happens by itself.
 * @param state.audience How many would get it.
 * @param isWanted       Whether the author wants it sent.
 * @param time           When, in Unix seconds; 0 for at once.
 */
export function willHappen(
	{ plan, audience }: PostNewsletter,
	isWanted: boolean,
	time: number
): string {
	// What the author chooses here the server does not know yet.
	const isTheirs = [ '', 'author', 'default' ].includes( plan.reason );
	if ( ! isTheirs ) {
		return plan.reason_text;
	}
	if ( ! isWanted ) {
		return __( 'This post will not be emailed.', 'slipstream' );
	}
	if ( audience === 0 ) {
		return __(
			'Nobody has subscribed to posts like this yet.',
			'slipstream'
		);
	}
	return time > 0
		? sprintf(
				/* translators: 1: such as "3 subscribers", 2: a date with time. */
				__(
					'Once it is published, this post will be emailed to %1$s on %2$s.',
					'slipstream'
				),
				people( audience ),
				when( time )
			)
		: sprintf(
				/* translators: %s: such as "3 subscribers". */
				__(
					'When you publish this post, it will be emailed to %s.',
					'slipstream'
				),
				people( audience )
			);
}

/** What has happened; '' if nothing has. */
export function hasHappened( { newsletter }: PostNewsletter ): string {
	if ( ! newsletter ) {
		return '';
	}
	const { state, audience, emails, due, reason_text: reason } = newsletter;
	const ended = emails.sent + emails.skipped + emails.failed + emails.unsure;
	switch ( state ) {
		case 'withheld':
			return `${ __( 'This post was not emailed.', 'slipstream' ) } ${ reason }`;
		case 'waiting':
			if ( due * 1000 <= Date.now() ) {
				return __( 'This post is about to be emailed.', 'slipstream' );
			}
			return sprintf(
				/* translators: %s: a date with time. */
				__( 'This post will be emailed on %s.', 'slipstream' ),
				when( due )
			);
		case 'sending':
			return sprintf(
				/* translators: 1: a number, 2: a number. */
				__( 'Sending: %1$s of %2$s emails are done.', 'slipstream' ),
				number( ended ),
				number( audience )
			);
		case 'paused':
			return `${ __( 'Sending is paused.', 'slipstream' ) } ${ reason }`;
		case 'stopped':
			return sprintf(
				/* translators: %s: such as "3 subscribers". */
				__(
					'Sending was stopped after this post was emailed to %s.',
					'slipstream'
				),
				people( emails.sent )
			);
		default:
			return sprintf(
				/* translators: %s: such as "3 subscribers". */
				__(
					'This post was emailed to %s. It is not emailed again.',
					'slipstream'
				),
				people( emails.sent )
			);
	}
}
