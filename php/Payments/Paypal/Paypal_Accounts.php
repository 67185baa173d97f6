<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Paypal;

use Closure;
use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_State;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Accounts\Gateway_Key;
use Slipstream\Payments\Accounts\Keys;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Services\Paypal\Api\Paypal_App;
use Slipstream\Services\Paypal\Api\Token_Store;
use Slipstream\Services\Paypal\Paypal_Client;
use Slipstream\Services\Paypal\Paypal_Orders;
use Slipstream\Support\Environment;

/**
 * The site's accounts at PayPal, one for each mode.
 */
final class Paypal_Accounts {

	/** @param Closure(Order): array{string, string} $addresses See Paypal_Adapter. */
	public function __construct(
		private Keys $keys,
		private Account_Store $accounts,
		private Environment $site,
		private Closure $addresses
	) {}

	/**
	 * The account of a mode.
	 *
	 * @return Paypal_Adapter|null Null if none is connected.
	 * @throws Request_Error If the database fails.
	 */
	public function adapter( Mode $mode ): ?Paypal_Adapter {
		$account = $this->accounts->state( Gateway::Paypal, $mode )->connected();
		return null === $account ? null : new Paypal_Adapter(
			$account,
			new Paypal_Orders( $this->client( $mode ) ),
			$this->calls( $mode ),
			$this->site->clock(),
			$this->addresses
		);
	}

	/**
	 * The account of a mode, where there must be one.
	 *
	 * @throws Request_Error If none is connected, or the database fails.
	 */
	public function connected( Mode $mode ): Paypal_Adapter {
		return $this->adapter( $mode ) ?? throw self::not_connected();
	}

	/**
	 * Asks PayPal whose an app is, and remembers it.
	 *
	 * @param Gateway_Key|null       $key   Null for the app that is stored.
	 * @param (Closure(): void)|null $store See Account_Store::connect().
	 * @throws Request_Error If PayPal rejects the app, or does not answer, or the database fails.
	 */
	public function connect(
		Mode $mode,
		#[SensitiveParameter] ?Gateway_Key $key = null,
		?Closure $store = null
	): Account_State {
		$key ??= $this->key( $mode );
		$probe = new Paypal_Probe( $this->client_of( $mode, $key ), new Paypal_Calls( $this->accounts, $mode, $key ) );
		return $this->accounts->connect( Gateway::Paypal, $mode, $key, $probe, $store );
	}

	/** @throws Request_Error If there is no app, or the database fails. */
	public function client( Mode $mode ): Paypal_Client {
		return $this->client_of( $mode, $this->key( $mode ) );
	}

	private function client_of( Mode $mode, #[SensitiveParameter] Gateway_Key $key ): Paypal_Client {
		return new Paypal_Client(
			new Paypal_App( $mode, $key->client_id, $key->secret ),
			new Token_Store( $this->site->secrets(), $this->site->clock() )
		);
	}

	/** @throws Request_Error If there is no app, or the database fails. */
	public function calls( Mode $mode ): Paypal_Calls {
		return new Paypal_Calls( $this->accounts, $mode, $this->key( $mode ) );
	}

	/** Nothing can be asked. */
	public static function not_connected(): Request_Error {
		return new Request_Error(
			'payment_not_connected',
			__( 'No account is connected in this mode.', 'slipstream' ),
			409
		);
	}

	private function key( Mode $mode ): Gateway_Key {
		return $this->keys->of( Gateway::Paypal, $mode ) ?? throw self::not_connected();
	}
}
