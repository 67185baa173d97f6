<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Reconciler;

use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Accounts\Keys;
use Slipstream\Support\Clock;

/** The checks of Stripe. */
final class Stripe_Checks extends Gateway_Checks {

	public function __construct( private Keys $keys, Account_Store $accounts, Reports $reports, Clock $clock ) {
		parent::__construct( Gateway::Stripe, 'payments', $accounts, $reports, $clock );
	}

	protected function has_webhook( Mode $mode ): bool {
		return '' !== $this->keys->webhook_secret( $mode );
	}

	protected function webhook_text( Mode $mode, bool $is_set_up ): string {
		return $is_set_up
			/* translators: %s: test mode or live mode. */
			? __( 'Stripe, %s: the webhook is set up.', 'slipstream' )
			/* translators: %s: test mode or live mode. */
			: __( 'Stripe, %s: no webhook is set up, so this site only learns of renewals, refunds, and disputes when it checks payments each night.', 'slipstream' );
	}

	protected function nights_text( Nights $nights ): string {
		return match ( $nights ) {
			/* translators: %s: test mode or live mode. */
			Nights::Late       => __( 'Stripe, %s: payments have not been checked for more than three days. Check that background jobs are running.', 'slipstream' ),
			/* translators: %s: test mode or live mode. */
			Nights::Incomplete => __( 'Stripe, %s: some payments could not be compared in the last run.', 'slipstream' ),
			/* translators: %s: test mode or live mode. */
			Nights::Good       => __( 'Stripe, %s: payments are compared each night.', 'slipstream' ),
		};
	}
}
