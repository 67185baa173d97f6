<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Accounts;

use Closure;
use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Gateway_Error;
use Slipstream\Settings\Declared_Settings;
use Slipstream\Settings\Setting;

/**
 * Puts a key in place of the one before, once the gateway has accepted it: until then the one before goes on working.
 */
abstract class Key_Change {

	public function __construct(
		private Gateway $gateway,
		protected Waiting_Keys $waiting,
		private Accepted_Keys $accepted
	) {}

	/**
	 * Asks a gateway about a key, and remembers it.
	 *
	 * @param Gateway_Key|null       $key   Null for the one that is used.
	 * @param (Closure(): void)|null $store See Account_Store::connect().
	 * @throws Request_Error If the gateway rejects the key, or does not answer, or the database fails.
	 */
	abstract protected function connect( Mode $mode, ?Gateway_Key $key = null, ?Closure $store = null ): void;

	/**
	 * The settings that hold a key.
	 *
	 * @return array<string, string> Its parts by the names of settings, in the order in which they are stored.
	 */
	abstract protected function parts( Mode $mode, Gateway_Key $key ): array;

	/** A key with the parts that were not entered, which stay. */
	protected function completed( Mode $mode, #[SensitiveParameter] Gateway_Key $key ): Gateway_Key {
		return $key;
	}

	/**
	 * Asks the gateway about a key that was entered, and stores it. Where the gateway cannot be asked, it waits until
	 * someone asks again.
	 *
	 * @return Gateway_Error|null Why it waits; null if it was accepted.
	 * @throws Request_Error If it cannot be a key, or the gateway refuses it, or the database fails: the one before is
	 *     still used.
	 */
	final public function take( Mode $mode, #[SensitiveParameter] Gateway_Key $key ): ?Gateway_Error {
		$key     = $this->completed( $mode, $key );
		$changes = $this->changes( $mode, $key );
		try {
			$this->connect( $mode, $key, fn () => $this->store( $mode, $key, $changes ) );
		} catch ( Gateway_Error $error ) {
			if ( ! self::is_outage( $error ) ) {
				throw $error;
			}
			$this->waiting->keep( $this->gateway, $mode, $key );
			return $error;
		}
		$this->waiting->keep( $this->gateway, $mode, null );
		return null;
	}

	/**
	 * Asks the gateway about the key that waits, or once more about the one that is used.
	 *
	 * @throws Request_Error If the gateway refuses it, or does not answer, or the database fails. A key that waited and
	 *     is refused is forgotten.
	 */
	final public function check( Mode $mode ): void {
		$waiting = $this->waiting->of( $this->gateway, $mode );
		if ( null === $waiting ) {
			$this->connect( $mode );
			return;
		}
		try {
			$outage = $this->take( $mode, $waiting );
		} catch ( Gateway_Error $error ) {
			$this->forget( $mode );
			throw $error;
		}
		if ( null !== $outage ) {
			throw $outage;
		}
	}

	/**
	 * Withdraws a key that waits.
	 *
	 * @throws Request_Error If the database fails.
	 */
	final public function forget( Mode $mode ): void {
		$this->waiting->keep( $this->gateway, $mode, null );
	}

	/**
	 * The settings that a key changes.
	 *
	 * @return list<array{Setting, string}>
	 * @throws Request_Error If one is not to be changed, or its value cannot be of a key.
	 */
	private function changes( Mode $mode, Gateway_Key $key ): array {
		$changes = array();
		foreach ( $this->parts( $mode, $key ) as $name => $value ) {
			$setting = Declared_Settings::of( 'Payments' )->setting( $name );
			if ( $value !== $setting->value() ) {
				self::ensure_usable( $setting, $value );
				$changes[] = array( $setting, $value );
			}
		}
		return $changes;
	}

	/**
	 * Stores an accepted key. It waits meanwhile: who is killed leaves it to be asked about again, and no older one.
	 *
	 * @param list<array{Setting, string}> $changes
	 * @throws Request_Error If it is not stored.
	 */
	private function store( Mode $mode, Gateway_Key $key, array $changes ): void {
		$this->waiting->keep( $this->gateway, $mode, $key );
		$this->accepted->store( static fn () => self::store_all( $changes ) );
	}

	/**
	 * Stores all parts of a key, or none.
	 *
	 * @param list<array{Setting, string}> $changes
	 * @throws Request_Error If they are not stored.
	 */
	private static function store_all( array $changes ): void {
		$before = array();
		foreach ( $changes as list( $setting, $value ) ) {
			$was = (string) $setting->value();
			if ( ! $setting->store( $value ) ) {
				throw self::put_back( $before ) ? Request_Error::not_stored() : self::half_stored();
			}
			$before[] = array( $setting, $was );
		}
	}

	/**
	 * @param list<array{Setting, string}> $before
	 * @return bool Whether all is as it was.
	 */
	private static function put_back( array $before ): bool {
		foreach ( $before as list( $setting, $value ) ) {
			if ( ! $setting->store( $value ) ) {
				return false;
			}
		}
		return true;
	}

	private static function half_stored(): Request_Error {
		return new Request_Error(
			'payment_key_half_stored',
			__(
				'Only a part of the new app could be saved, so no payments can be taken. Check the new app again: it is kept.',
				'slipstream'
			),
			503
		);
	}

	/** Whether the gateway has said nothing of the key: it did not answer, or has too much to do. */
	private static function is_outage( Gateway_Error $error ): bool {
		return $error->http_status >= 500 || 429 === $error->http_status;
	}

	/** @throws Request_Error If it is not to be used. */
	private static function ensure_usable( Setting $setting, #[SensitiveParameter] string $value ): void {
		$refusal = $setting->refusal( $value );
		if ( null !== $refusal ) {
			throw new Request_Error( 'payment_key_fixed', $refusal, 409 );
		}
		$problem = $setting->problem( $value );
		if ( null !== $problem ) {
			throw new Request_Error( 'payment_key_invalid', $problem, 400 );
		}
	}
}
