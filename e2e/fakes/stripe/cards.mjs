/*
 * The cards of Stripe's tests, and what each of them does.
 */

const declined = ( code, message, decline = code ) => ( {
	decline: { code, decline_code: decline, message },
} );

/** By number. Any other number of a card is refused as no test card. */
const CARDS = {
	4242424242424242: {},
	4000000000000002: declined(
		'card_declined',
		'Your card was declined.',
		'generic_decline'
	),
	4000000000009995: declined(
		'card_declined',
		'Your card has insufficient funds.',
		'insufficient_funds'
	),
	4000000000009987: declined(
		'card_declined',
		'Your card was declined.',
		'lost_card'
	),
	4000000000000069: declined( 'expired_card', 'Your card has expired.' ),
	4000000000000127: declined(
		'incorrect_cvc',
		'The security code of your card is incorrect.'
	),
	4000000000000119: declined(
		'processing_error',
		'An error occurred while your card was processed. Try again.'
	),
	4100000000000019: declined(
		'card_declined',
		'Your card was declined.',
		'fraudulent'
	),
	// Asks once, when the card is set up.
	4000002500003155: { asks: 'once' },
	4000002760003184: { asks: 'always' },
	4000008400001629: {
		asks: 'once',
		...declined(
			'card_declined',
			'Your card was declined.',
			'generic_decline'
		),
	},
	// Good for the first payment, but for no later one.
	4000000000000341: { failsLater: true },
	4000000000000259: { dispute: 'fraudulent' },
	4000000000002685: { dispute: 'product_not_received' },
	4000000000005423: { warning: true },
	4000000000007726: { refund: 'pending' },
	4000000000005126: { refund: 'fails' },
};

const NO_CARD = declined(
	'incorrect_number',
	'Your card number is incorrect.'
);

/** What a card does: see CARDS. */
export const cardOf = ( number ) =>
	CARDS[ number.replace( /\D/g, '' ) ] ?? NO_CARD;

/** Why a charge without the payer there fails; nothing if it does not. */
export function laterDecline( card ) {
	return card.failsLater || card.decline
		? ( card.decline ?? CARDS[ '4000000000000002' ].decline )
		: undefined;
}
