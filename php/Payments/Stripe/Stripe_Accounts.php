<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Stripe;

use Closure;
use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_State;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Accounts\Gateway_Key;
use Slipstream\Payments\Accounts\Keys;
use Slipstream\Services\Stripe\Setup\Account_Identity;
use Slipstream\Services\Stripe\Setup\Rights_Check;
use Slipstream\Services\Stripe\Setup\Stripe_Right;
use Slipstream\Services\Stripe\Stripe_Client;
use Slipstream\Support\Clock;

/**
 * The site's accounts at Stripe, one for each mode.
 */
final class Stripe_Accounts {

	public function __construct(
		private Keys $keys,
		private Account_Store $accounts,
		private Stripe_Notes $notes,
		private Clock $clock
	) {}

	/**
	 * The account of a mode.
	 *
	 * @return Stripe_Adapter|null Null if none is connected.
	 * @throws Request_Error If the database fails.
	 */
	public function adapter( Mode $mode ): ?Stripe_Adapter {
		$account = $this->accounts->state( Gateway::Stripe, $mode )->connected();
		return null === $account ? null : new Stripe_Adapter(
			$account,
			$this->client( $mode ),
			$this->calls( $mode ),
			$this->clock
		);
	}

	/**
	 * The account of a mode, where there must be one.
	 *
	 * @throws Request_Error If none is connected, or the database fails.
	 */
	public function connected( Mode $mode ): Stripe_Adapter {
		return $this->adapter( $mode ) ?? throw self::not_connected();
	}

	/**
	 * Asks Stripe whose a key is, and remembers it.
	 *
	 * @param Gateway_Key|null       $key   Null for the one that is stored.
	 * @param (Closure(): void)|null $store See Account_Store::connect().
	 * @throws Request_Error If Stripe rejects the key, or does not answer, or the database fails.
	 */
	public function connect(
		Mode $mode,
		#[SensitiveParameter] ?Gateway_Key $key = null,
		?Closure $store = null
	): Account_State {
		$key    ??= $this->key( $mode );
		$identity = new Account_Identity( new Stripe_Client( $key->secret ) );
		$probe    = new Stripe_Probe( $identity, new Stripe_Calls( $this->accounts, $mode, $key ) );
		$state    = $this->accounts->connect( Gateway::Stripe, $mode, $key, $probe, $store );
		$this->notes->note(
			$mode,
			array(
				'account'  => $state->account->id ?? '',
				'name'     => $identity->name(),
				'currency' => $identity->currency(),
			)
		);
		return $state;
	}

	/**
	 * What the key of a mode may not do.
	 *
	 * @return list<Stripe_Right>
	 * @throws Request_Error If Stripe rejects the key, or does not answer, or the database fails.
	 */
	public function missing_rights( Mode $mode ): array {
		return $this->calls( $mode )->run(
			fn (): array => ( new Rights_Check( $this->client( $mode ) ) )->missing()
		);
	}

	/** @throws Request_Error If there is no key, or the database fails. */
	public function client( Mode $mode ): Stripe_Client {
		return new Stripe_Client( $this->key( $mode )->secret );
	}

	/** @throws Request_Error If there is no key, or the database fails. */
	public function calls( Mode $mode ): Stripe_Calls {
		return new Stripe_Calls( $this->accounts, $mode, $this->key( $mode ) );
	}

	private function key( Mode $mode ): Gateway_Key {
		return $this->keys->of( Gateway::Stripe, $mode ) ?? throw self::not_connected();
	}

	/** Nothing can be asked. */
	public static function not_connected(): Request_Error {
		return new Request_Error(
			'payment_not_connected',
			__( 'No account is connected in this mode.', 'slipstream' ),
			409
		);
	}
}
