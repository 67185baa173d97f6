<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Webhooks;

use Slipstream\Http\Home;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Accounts\Site_Copy;
use Slipstream\Payments\Paypal\Paypal_Accounts;
use Slipstream\Services\Paypal\Webhooks\Paypal_Webhook as Webhook;
use Slipstream\Services\Paypal\Webhooks\Paypal_Webhooks;

/**
 * Has PayPal send events to this site. The webhook's ID is what messages are verified with.
 */
final class Paypal_Webhook_Setup {

	public function __construct( private Paypal_Accounts $paypal, private Account_Store $accounts ) {}

	/** Where PayPal sends events of a mode to. */
	public static function url( Mode $mode ): string {
		return rest_url( self::route( $mode ) );
	}

	private static function route( Mode $mode ): string {
		return "slipstream/v1/payments/paypal/{$mode->value}";
	}

	/** Whether PayPal delivers to this site's address: only to https on port 443. */
	public static function is_possible( Mode $mode ): bool {
		$url = self::url( $mode );
		return Home::is_https( $url ) && in_array( wp_parse_url( $url, PHP_URL_PORT ), array( null, 443 ), true );
	}

	/**
	 * Has one webhook send events of a mode to this site. Asked again, it mends what was changed at PayPal.
	 *
	 * @throws Request_Error If it could not be set up: then it can be asked again.
	 */
	public function set_up( Mode $mode ): void {
		$account = $this->paypal->connected( $mode )->account();
		( new Site_Copy( $this->accounts ) )->ensure_home( $account );
		if ( ! self::is_possible( $mode ) ) {
			throw new Request_Error(
				'paypal_webhook_needs_https',
				__( 'PayPal sends messages only to sites that have an https address without a port. This site finds payments when buyers come back, and each night.', 'slipstream' ),
				409
			);
		}
		$this->bring_along( $mode );
		$webhooks = new Paypal_Webhooks( $this->paypal->client( $mode ) );
		$this->remember(
			$mode,
			$this->paypal->calls( $mode )->run( static fn (): Webhook => $webhooks->set_up( self::url( $mode ) ) )
		);
	}

	/**
	 * Looks whether the app has a webhook for this site: another app has another one, and someone may have removed it.
	 *
	 * @throws Request_Error If PayPal does not say, or the database fails.
	 */
	public function look_for( Mode $mode ): void {
		if ( '' !== $this->accounts->moved_webhook( Gateway::Paypal, $mode ) ) {
			// It is not here yet.
			return;
		}
		$webhooks = new Paypal_Webhooks( $this->paypal->client( $mode ) );
		$this->remember(
			$mode,
			$this->paypal->calls( $mode )->run( static fn (): ?Webhook => $webhooks->find( self::url( $mode ) ) )
		);
	}

	/**
	 * Has the webhook of a site that has moved send to where it is now, as soon as PayPal delivers there.
	 *
	 * @throws Request_Error If that may not be so yet: it is tried again each night.
	 */
	public function bring_along( Mode $mode ): void {
		$id = $this->accounts->moved_webhook( Gateway::Paypal, $mode );
		if ( '' === $id || ! self::is_possible( $mode ) ) {
			return;
		}
		$webhooks = new Paypal_Webhooks( $this->paypal->client( $mode ) );
		$this->remember(
			$mode,
			$this->paypal->calls( $mode )->run(
				static function () use ( $webhooks, $id, $mode ): ?Webhook {
					$webhooks->move( $id, self::route( $mode ), self::url( $mode ) );
					return $webhooks->find( self::url( $mode ) );
				}
			)
		);
	}

	private function remember( Mode $mode, ?Webhook $webhook ): void {
		$this->accounts->remember_webhook( Gateway::Paypal, $mode, $webhook->id ?? '' );
	}
}
