<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Reconciler;

use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Accounts\Waiting_Keys;
use Slipstream\Payments\Webhooks\Webhook_Setup;
use Slipstream\Payments\Webhooks\Webhook_State;
use Slipstream\Support\Clock;

/** The checks of Stripe. */
final class Stripe_Checks extends Gateway_Checks {

	public function __construct(
		private Webhook_Setup $webhook,
		Waiting_Keys $waiting,
		Account_Store $accounts,
		Reports $reports,
		Clock $clock
	) {
		parent::__construct( Gateway::Stripe, 'payments', $waiting, $accounts, $reports, $clock );
	}

	protected function has_webhook( Mode $mode ): bool {
		return Webhook_State::Good === $this->webhook->state( $mode ) || $this->webhook->is_replaced( $mode );
	}

	protected function webhook_text( Mode $mode, bool $is_set_up ): string {
		if ( $this->webhook->is_replaced( $mode ) ) {
			return sprintf(
				/* translators: 1: a number, 2: "%s", which stays as it is: test mode or live mode. */
				__( 'Stripe, %2$s: this site asks every %1$s minutes what has happened.', 'slipstream' ),
				number_format_i18n( Poll_Job::MINUTES ),
				'%s'
			);
		}
		return match ( $this->webhook->state( $mode ) ) {
			/* translators: %s: test mode or live mode. */
			Webhook_State::Good       => __( 'Stripe, %s: the webhook is set up.', 'slipstream' ),
			/* translators: %s: test mode or live mode. */
			Webhook_State::None       => __( 'Stripe, %s: no webhook is set up, so this site only learns of renewals, refunds, and disputes when it checks payments each night.', 'slipstream' ),
			/* translators: %s: test mode or live mode. */
			Webhook_State::Deleted    => __( 'Stripe, %s: the webhook was deleted at Stripe, so messages no longer arrive. Set it up again under Payments.', 'slipstream' ),
			/* translators: %s: test mode or live mode. */
			Webhook_State::Disabled   => __( 'Stripe, %s: the webhook is turned off at Stripe, so messages no longer arrive. Stripe does that after days without an answer. Set it up again under Payments.', 'slipstream' ),
			/* translators: %s: test mode or live mode. */
			Webhook_State::Elsewhere  => __( 'Stripe, %s: the webhook sends to an address that this site no longer has. Set it up again under Payments.', 'slipstream' ),
			/* translators: %s: test mode or live mode. */
			Webhook_State::Incomplete => __( 'Stripe, %s: the webhook does not send all messages that this site needs. Set it up again under Payments.', 'slipstream' ),
			/* translators: %s: test mode or live mode. */
			Webhook_State::Doubled    => __( 'Stripe, %s: another webhook sends to the same address, and its messages are refused. Set the webhook up again under Payments, which removes the other one.', 'slipstream' ),
		};
	}

	protected function nights_text( Nights $nights ): string {
		return match ( $nights ) {
			/* translators: %s: test mode or live mode. */
			Nights::Late       => __( 'Stripe, %s: payments have not been checked for more than three days. Check that background jobs are running.', 'slipstream' ),
			/* translators: %s: test mode or live mode. */
			Nights::Incomplete => __( 'Stripe, %s: some payments could not be compared in the last run.', 'slipstream' ),
			/* translators: %s: test mode or live mode. */
			Nights::Stopped    => __( 'Stripe, %s: the last comparison was interrupted and will continue later. Earnings shows why.', 'slipstream' ),
			/* translators: %s: test mode or live mode. */
			Nights::Good       => __( 'Stripe, %s: payments are compared each night.', 'slipstream' ),
		};
	}

	protected function waiting_text(): string {
		/* translators: %s: test mode or live mode. */
		return __( 'Stripe, %s: a new key is not used yet, because Stripe did not answer when it was entered. Ask Stripe again under Payments.', 'slipstream' );
	}
}
