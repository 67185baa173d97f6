import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@slipstream/format';
import type { PaymentAccount, Webhook } from './accounts';

/** Whether what happens at Stripe arrives by itself. */
const arrives = ( { webhook }: PaymentAccount ) =>
	webhook === 'good' || webhook === 'doubled';

/** Whether this site hears of what happens at Stripe within minutes. */
export const isHeard = ( account: PaymentAccount ) =>
	arrives( account ) || account.is_polled === true;

const sentences = (): Record< Webhook, string > => ( {
	good: __( 'Stripe tells this site what happens.', 'slipstream' ),
	doubled: __(
		'Stripe tells this site what happens. Another webhook sends to the same address, and its messages are refused. Set the webhook up again to remove the other one.',
		'slipstream'
	),
	none: __(
		'Stripe does not tell this site what happens: it asks every night.',
		'slipstream'
	),
	deleted: __(
		'The webhook was deleted at Stripe, so messages no longer arrive. Set it up again.',
		'slipstream'
	),
	disabled: __(
		'The webhook is turned off at Stripe, so messages no longer arrive. Set it up again.',
		'slipstream'
	),
	elsewhere: __(
		'The webhook sends to an address that this site no longer has. Set it up again.',
		'slipstream'
	),
	incomplete: __(
		'The webhook does not send all messages that this site needs. Set it up again.',
		'slipstream'
	),
} );

function pollSentence( account: PaymentAccount, minutes: number ): string {
	const every = sprintf(
		/* translators: %s: a number. */
		_n(
			'Stripe is asked every %s minute.',
			'Stripe is asked every %s minutes.',
			minutes,
			'slipstream'
		),
		formatNumber( minutes )
	);
	return account.may_be_reached === false
		? `${ __( 'This site cannot be reached from outside.', 'slipstream' ) } ${ every }`
		: every;
}

/**
 * Whether this site hears of what happens at Stripe, in a sentence.
 *
 * @param account The account.
 * @param minutes From one question to the next, where Stripe is asked.
 */
export function hearingOfStripe(
	account: PaymentAccount,
	minutes: number
): string {
	const { webhook = 'none', is_polled: isPolled } = account;
	if ( arrives( account ) || ! isPolled ) {
		return sentences()[ webhook ];
	}
	const asked = pollSentence( account, minutes );
	return webhook === 'none'
		? asked
		: `${ sentences()[ webhook ] } ${ asked }`;
}
