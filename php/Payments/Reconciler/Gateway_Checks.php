<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Reconciler;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Health_Check;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Accounts\Waiting_Keys;
use Slipstream\Payments\Webhooks\Events_Job;
use Slipstream\Support\Clock;

/**
 * Says whether this site hears of what happens at a payment service: at once by events, and each night by asking.
 */
abstract class Gateway_Checks {

	/** @param string $prefix What the checks' names begin with. */
	public function __construct(
		private Gateway $gateway,
		private string $prefix,
		private Waiting_Keys $waiting,
		protected Account_Store $accounts,
		private Reports $reports,
		private Clock $clock
	) {}

	/** Whether events come. */
	abstract protected function has_webhook( Mode $mode ): bool;

	/** What is said of the webhook, with %s for the mode. */
	abstract protected function webhook_text( Mode $mode, bool $is_set_up ): string;

	/** What is said of the nightly run, with %s for the mode. */
	abstract protected function nights_text( Nights $nights ): string;

	/** What is said of a key that waits, with %s for the mode. */
	abstract protected function waiting_text(): string;

	/** @return list<Health_Check> Nothing where no account is connected, and no key waits. */
	public function all(): array {
		$checks = array();
		try {
			foreach ( Mode::cases() as $mode ) {
				$state = $this->accounts->state( $this->gateway, $mode );
				// What stands still on a copy, Payments_Checks says.
				$is_stopped = Mode::Live === $mode && $state->is_elsewhere;
				if ( null !== $state->connected() && ! $is_stopped ) {
					$checks[] = $this->webhook( $mode );
					$checks[] = $this->nights( $mode, $state->accepted );
				}
				if ( null !== $this->waiting->of( $this->gateway, $mode ) ) {
					$checks[] = $this->check( 'new_key', false, $this->waiting_text(), $mode );
				}
			}
		} catch ( Request_Error ) {
			// Payments_Checks says that the database fails.
			return array();
		}
		return $checks;
	}

	private function webhook( Mode $mode ): Health_Check {
		$is_set_up = $this->has_webhook( $mode );
		return $this->check( 'webhook', $is_set_up, $this->webhook_text( $mode, $is_set_up ), $mode );
	}

	private function nights( Mode $mode, int $since ): Health_Check {
		$last   = $this->reports->last( Events_Job::key( $this->gateway, $mode ) );
		$nights = Nights::of( $last, $since, $this->clock->now() );
		return $this->check( 'comparison', Nights::Good === $nights, $this->nights_text( $nights ), $mode );
	}

	protected function check( string $name, bool $is_good, string $text, Mode $mode ): Health_Check {
		return new Health_Check(
			"{$this->prefix}_{$name}_{$mode->value}",
			__( 'Payments', 'slipstream' ),
			$is_good ? Health_Check::GOOD : Health_Check::WARNING,
			sprintf( $text, Mode::Live === $mode ? __( 'live mode', 'slipstream' ) : __( 'test mode', 'slipstream' ) )
		);
	}
}
