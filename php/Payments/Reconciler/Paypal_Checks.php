<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Reconciler;

use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Accounts\Waiting_Keys;
use Slipstream\Payments\Webhooks\Paypal_Webhook_Setup;
use Slipstream\Support\Clock;

/** The checks of PayPal. */
final class Paypal_Checks extends Gateway_Checks {

	public function __construct( Waiting_Keys $waiting, Account_Store $accounts, Reports $reports, Clock $clock ) {
		parent::__construct( Gateway::Paypal, 'payments_paypal', $waiting, $accounts, $reports, $clock );
	}

	protected function has_webhook( Mode $mode ): bool {
		return '' !== $this->accounts->webhook( Gateway::Paypal, $mode );
	}

	protected function webhook_text( Mode $mode, bool $is_set_up ): string {
		return match ( true ) {
			/* translators: %s: test mode or live mode. */
			$is_set_up => __( 'PayPal, %s: the webhook is set up.', 'slipstream' ),
			Paypal_Webhook_Setup::is_possible( $mode )
				/* translators: %s: test mode or live mode. */
				=> __( 'PayPal, %s: no webhook is set up. If a buyer approves a payment and closes the window, this site collects it only when it checks payments at night.', 'slipstream' ),
			/* translators: %s: test mode or live mode. */
			default => __( 'PayPal, %s: PayPal cannot send messages to this site, because its address does not use https on port 443. If a buyer approves a payment and closes the window, this site collects it only when it checks payments at night.', 'slipstream' ),
		};
	}

	protected function nights_text( Nights $nights ): string {
		return match ( $nights ) {
			/* translators: %s: test mode or live mode. */
			Nights::Late       => __( 'PayPal, %s: payments have not been checked for more than three days. Check that background jobs are running.', 'slipstream' ),
			/* translators: %s: test mode or live mode. */
			Nights::Incomplete => __( 'PayPal, %s: some payments could not be compared in the last run.', 'slipstream' ),
			/* translators: %s: test mode or live mode. */
			Nights::Stopped    => __( 'PayPal, %s: the last comparison was interrupted and will continue later. Earnings shows why.', 'slipstream' ),
			/* translators: %s: test mode or live mode. */
			Nights::Good       => __( 'PayPal, %s: payments are compared each night.', 'slipstream' ),
		};
	}

	protected function waiting_text(): string {
		/* translators: %s: test mode or live mode. */
		return __( 'PayPal, %s: a new app is not used yet, because PayPal did not answer when it was entered. Ask PayPal again under Payments.', 'slipstream' );
	}
}
