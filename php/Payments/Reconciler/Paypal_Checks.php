<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Reconciler;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Health_Check;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Webhooks\Events_Job;
use Slipstream\Payments\Webhooks\Paypal_Webhook_Setup;
use Slipstream\Support\Clock;

/**
 * Says whether this site hears of what happens at PayPal: at once by events, and each night by asking.
 */
final class Paypal_Checks {

	public function __construct( private Account_Store $accounts, private Reports $reports, private Clock $clock ) {}

	/** @return list<Health_Check> Nothing where no app is connected. */
	public function all(): array {
		$checks = array();
		try {
			foreach ( Mode::cases() as $mode ) {
				$state = $this->accounts->state( Gateway::Paypal, $mode );
				// What stands still on a copy, Payments_Checks says.
				$is_stopped = Mode::Live === $mode && $state->is_elsewhere;
				if ( null !== $state->connected() && ! $is_stopped ) {
					$checks[] = $this->webhook( $mode );
					$checks[] = $this->nights( $mode, $state->accepted );
				}
			}
		} catch ( Request_Error ) {
			// Payments_Checks says that the database fails.
			return array();
		}
		return $checks;
	}

	private function webhook( Mode $mode ): Health_Check {
		$is_set_up = '' !== $this->accounts->webhook( Gateway::Paypal, $mode );
		return self::check(
			"payments_paypal_webhook_{$mode->value}",
			$is_set_up,
			match ( true ) {
				/* translators: %s: test mode or live mode. */
				$is_set_up => __( 'PayPal, %s: the webhook is set up.', 'slipstream' ),
				Paypal_Webhook_Setup::is_possible( $mode )
					/* translators: %s: test mode or live mode. */
					=> __( 'PayPal, %s: no webhook is set up. If a buyer approves a payment and closes the window, this site takes it only when it checks payments at night.', 'slipstream' ),
				/* translators: %s: test mode or live mode. */
				default => __( 'PayPal, %s: PayPal cannot send messages to this site, as its address has no https on port 443. If a buyer approves a payment and closes the window, this site takes it only when it checks payments at night.', 'slipstream' ),
			},
			$mode
		);
	}

	private function nights( Mode $mode, int $since ): Health_Check {
		$last   = $this->reports->last( Events_Job::key( Gateway::Paypal, $mode ) );
		$nights = Nights::of( $last, $since, $this->clock->now() );
		return self::check(
			"payments_paypal_comparison_{$mode->value}",
			Nights::Good === $nights,
			match ( $nights ) {
				/* translators: %s: test mode or live mode. */
				Nights::Late       => __( 'PayPal, %s: payments have not been checked for more than three days. Check that background jobs are running.', 'slipstream' ),
				/* translators: %s: test mode or live mode. */
				Nights::Incomplete => __( 'PayPal, %s: some payments could not be compared in the last run.', 'slipstream' ),
				/* translators: %s: test mode or live mode. */
				Nights::Good       => __( 'PayPal, %s: payments are compared each night.', 'slipstream' ),
			},
			$mode
		);
	}

	private static function check( string $id, bool $is_good, string $text, Mode $mode ): Health_Check {
		return new Health_Check(
			$id,
			__( 'Payments', 'slipstream' ),
			$is_good ? Health_Check::GOOD : Health_Check::WARNING,
			sprintf( $text, Mode::Live === $mode ? __( 'live mode', 'slipstream' ) : __( 'test mode', 'slipstream' ) )
		);
	}
}
