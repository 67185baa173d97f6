<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Reconciler;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Health_Check;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Accounts\Keys;
use Slipstream\Payments\Webhooks\Events_Job;
use Slipstream\Support\Clock;

/**
 * Says whether this site hears of what happens at Stripe: at once by events, and each night by comparing.
 */
final class Stripe_Checks {

	/** Seconds after which a nightly run is missed. */
	private const LATE = 259200;

	public function __construct(
		private Keys $keys,
		private Account_Store $accounts,
		private Reports $reports,
		private Clock $clock
	) {}

	/** @return list<Health_Check> Nothing where no account is connected. */
	public function all(): array {
		$checks = array();
		try {
			foreach ( Mode::cases() as $mode ) {
				$state = $this->accounts->state( Gateway::Stripe, $mode );
				// What stands still on a copy, Payments_Checks says.
				$is_stopped = Mode::Live === $mode && $state->is_elsewhere;
				if ( null !== $state->connected() && ! $is_stopped ) {
					$checks[] = $this->webhook( $mode );
					$checks[] = $this->comparison( $mode, $state->accepted );
				}
			}
		} catch ( Request_Error ) {
			// Payments_Checks says that the database fails.
			return array();
		}
		return $checks;
	}

	private function webhook( Mode $mode ): Health_Check {
		$is_set_up = '' !== $this->keys->webhook_secret( $mode );
		return self::check(
			"payments_webhook_{$mode->value}",
			$is_set_up,
			$is_set_up
				/* translators: %s: test mode or live mode. */
				? __( 'Stripe, %s: the webhook is set up.', 'slipstream' )
				/* translators: %s: test mode or live mode. */
				: __( 'Stripe, %s: no webhook is set up, so this site only learns of renewals, refunds, and disputes when it checks payments each night.', 'slipstream' ),
			$mode
		);
	}

	private function comparison( Mode $mode, int $since ): Health_Check {
		$report  = $this->reports->last( Events_Job::key( Gateway::Stripe, $mode ) );
		$is_late = $this->clock->now() - max( $report->ended ?? 0, $since ) > self::LATE;
		$failed  = $report->failed ?? 0;
		return self::check(
			"payments_comparison_{$mode->value}",
			! $is_late && 0 === $failed,
			match ( true ) {
				/* translators: %s: test mode or live mode. */
				$is_late    => __( 'Stripe, %s: payments have not been checked for more than three days. Check that background jobs are running.', 'slipstream' ),
				/* translators: %s: test mode or live mode. */
				$failed > 0 => __( 'Stripe, %s: some payments could not be compared in the last run.', 'slipstream' ),
				/* translators: %s: test mode or live mode. */
				default     => __( 'Stripe, %s: payments are compared each night.', 'slipstream' ),
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
