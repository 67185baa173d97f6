<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Health_Check;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_State;
use Slipstream\Payments\Accounts\Account_Status;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Accounts\Keys;
use Slipstream\Payments\Accounts\Site_Copy;
use Slipstream\Payments\Ledger\Events;

/**
 * Says what keeps payments from working, before someone misses money.
 */
final class Payments_Checks {

	/** Seconds that a message may wait for its turn. */
	private const LATE = HOUR_IN_SECONDS;

	public function __construct(
		private Keys $keys,
		private Account_Store $accounts,
		private Site_Copy $copy,
		private Events $events,
		private New_Payments $new_payments
	) {}

	/** @return list<Health_Check> Nothing where nothing is set up. */
	public function all(): array {
		try {
			$keys   = $this->misplaced_keys();
			$is_set = array() !== $keys || $this->is_set_up();
			return $is_set
				? array( ...$keys, ...$this->accounts(), $this->address(), ...$this->messages(), ...$this->off() )
				: array();
		} catch ( Request_Error $error ) {
			return array( self::check( 'payments', Health_Check::WARNING, $error->getMessage() ) );
		}
	}

	private function is_set_up(): bool {
		return array() !== $this->accounts->accepted();
	}

	/** @return list<Health_Check> */
	private function misplaced_keys(): array {
		$labels = $this->keys->misplaced();
		return array() === $labels ? array() : array(
			self::check(
				'payments_keys',
				Health_Check::CRITICAL,
				sprintf(
					/* translators: %s: labels of settings. */
					__( 'This key is for the other mode, so it is not used: %s. Correct it in wp-config.php or the environment.', 'slipstream' ),
					implode( ', ', $labels )
				)
			),
		);
	}

	/** @return list<Health_Check> One for each account. */
	private function accounts(): array {
		return array_map(
			fn ( array $pair ): Health_Check => $this->account( ...$pair ),
			$this->accounts->accepted()
		);
	}

	private function account( Gateway $gateway, Mode $mode ): Health_Check {
		$state = $this->accounts->state( $gateway, $mode );
		$name  = Mode::Live === $mode
			/* translators: %s: a payment service, such as Stripe. */
			? sprintf( __( '%s, live mode', 'slipstream' ), self::name( $gateway ) )
			/* translators: %s: a payment service, such as Stripe. */
			: sprintf( __( '%s, test mode', 'slipstream' ), self::name( $gateway ) );
		list( $status, $text ) = match ( $state->status ) {
			Account_Status::Connected  => array(
				Health_Check::GOOD,
				/* translators: %s: a payment service and its mode. */
				__( '%s: the key was accepted.', 'slipstream' ),
			),
			Account_Status::Refused    => array(
				Health_Check::CRITICAL,
				/* translators: %s: a payment service and its mode. */
				__( '%s: the key is no longer accepted. Enter a new one.', 'slipstream' ),
			),
			Account_Status::Unverified => array(
				Health_Check::WARNING,
				/* translators: %s: a payment service and its mode. */
				__( '%s: the key has changed and was not checked. Check it under Payments.', 'slipstream' ),
			),
			Account_Status::No_Key     => array(
				Health_Check::WARNING,
				/* translators: %s: a payment service and its mode. */
				__( '%s: the key was removed. Earlier payments can no longer be checked, refunded, or canceled here.', 'slipstream' ),
			),
		};
		return self::check( "payments_{$gateway->value}_{$mode->value}", $status, sprintf( $text, $name ) );
	}

	private function address(): Health_Check {
		$stopped = $this->copy->stopped();
		$homes   = array_unique( array_map( static fn ( Account_State $state ): string => $state->home, $stopped ) );
		$is_copy = array() !== array_filter( $stopped, static fn ( Account_State $state ): bool => $state->is_copy );
		if ( array() === $stopped || $is_copy ) {
			return self::check(
				'payments_address',
				Health_Check::GOOD,
				$is_copy
					? __( 'This site is a copy, so it takes no live payments.', 'slipstream' )
					: __( 'This site has the address that its payments were set up at.', 'slipstream' )
			);
		}
		return self::check(
			'payments_address',
			Health_Check::CRITICAL,
			sprintf(
				/* translators: %s: addresses of sites. */
				__( 'Live payments were set up at %s and are paused here. Choose whether this site has moved or is a copy.', 'slipstream' ),
				implode( ', ', $homes )
			)
		);
	}

	/** @return list<Health_Check> What could not be handled, and what waits; that all was handled only if it was. */
	private function messages(): array {
		$failed  = $this->events->count_failed();
		$late    = $this->events->count_waiting( self::LATE );
		$waiting = $this->events->count_waiting();
		$checks  = array();
		if ( $failed > 0 ) {
			$checks[] = self::counted(
				'payments_events',
				Health_Check::WARNING,
				/* translators: %s: a number. */
				_n(
					'%s message of a payment service could not be handled.',
					'%s messages of payment services could not be handled.',
					$failed,
					'slipstream'
				),
				$failed
			);
		}
		if ( $late > 0 ) {
			$checks[] = self::counted(
				'payments_events_late',
				Health_Check::WARNING,
				/* translators: %s: a number. */
				_n(
					'%s message of a payment service has waited for more than an hour. Check that background jobs are running and that its account is connected.',
					'%s messages of payment services have waited for more than an hour. Check that background jobs are running and that their account is connected.',
					$late,
					'slipstream'
				),
				$late
			);
		} elseif ( $waiting > 0 ) {
			$checks[] = self::counted(
				'payments_events_waiting',
				Health_Check::GOOD,
				/* translators: %s: a number. */
				_n(
					'%s message of a payment service waits to be handled.',
					'%s messages of payment services wait to be handled.',
					$waiting,
					'slipstream'
				),
				$waiting
			);
		}
		return array() !== $checks ? $checks : array(
			self::check(
				'payments_events',
				Health_Check::GOOD,
				__( 'All messages of payment services were handled.', 'slipstream' )
			),
		);
	}

	/** @param string $text With %s for the number. */
	private static function counted( string $id, string $status, string $text, int $number ): Health_Check {
		return self::check( $id, $status, sprintf( $text, number_format_i18n( $number ) ) );
	}

	/** @return list<Health_Check> */
	private function off(): array {
		$running = $this->new_payments->are_allowed() ? 0 : $this->new_payments->count_running();
		return 0 === $running ? array() : array(
			self::counted(
				'payments_off',
				Health_Check::WARNING,
				/* translators: %s: a number. */
				_n(
					'New payments are off, but %s subscription or unfinished payment can still charge someone.',
					'New payments are off, but %s subscriptions or unfinished payments can still charge someone.',
					$running,
					'slipstream'
				),
				$running
			),
		);
	}

	private static function name( Gateway $gateway ): string {
		return Gateway::Paypal === $gateway ? 'PayPal' : 'Stripe';
	}

	private static function check( string $id, string $status, string $text ): Health_Check {
		return new Health_Check( $id, __( 'Payments', 'slipstream' ), $status, $text );
	}
}
