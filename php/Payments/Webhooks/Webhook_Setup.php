<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Webhooks;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Accounts\Site_Copy;
use Slipstream\Payments\Stripe\Stripe_Accounts;
use Slipstream\Services\Stripe\Webhooks\Webhook_Endpoint;
use Slipstream\Services\Stripe\Webhooks\Webhook_Endpoints;
use Slipstream\Settings\Declared_Settings;
use Slipstream\Settings\Setting;

/**
 * Has Stripe send events to this site.
 */
final class Webhook_Setup {

	public function __construct( private Stripe_Accounts $stripe, private Account_Store $accounts ) {}

	/** Where Stripe sends events of a mode to. */
	public static function url( Mode $mode ): string {
		return rest_url( "slipstream/v1/payments/stripe/{$mode->value}" );
	}

	/**
	 * Has exactly one webhook send events of a mode to this site. Asked again, it mends what was changed at Stripe.
	 *
	 * @throws Request_Error If it could not be set up: then it can be asked again.
	 */
	public function set_up( Mode $mode ): void {
		$account = $this->stripe->connected( $mode )->account();
		( new Site_Copy( $this->accounts ) )->ensure_home( $account );
		$setting = self::secret( $mode );
		$last    = $this->accounts->webhook( Gateway::Stripe, $mode );
		$known   = '' === $last || '' === (string) $setting->value() ? null : $last;
		$url     = self::url( $mode );
		// The same until the secret and the webhook's ID are stored: a lost answer, which had the secret, comes again.
		$key   = hash( 'sha256', "slipstream webhook $account->id $url $last" );
		$store = function ( Webhook_Endpoint $endpoint ) use ( $setting, $mode ): void {
			if ( null !== $endpoint->secret && ! $setting->store( $endpoint->secret ) ) {
				throw Request_Error::not_stored();
			}
			$this->accounts->remember_webhook( Gateway::Stripe, $mode, $endpoint->id );
		};
		$this->stripe->calls( $mode )->run(
			fn () => ( new Webhook_Endpoints( $this->stripe->client( $mode ) ) )->set_up( $url, $known, $key, $store )
		);
	}

	/** @throws Request_Error If the secret cannot be stored. */
	private static function secret( Mode $mode ): Setting {
		$setting = Declared_Settings::of( 'Payments' )->setting( "slipstream_stripe_{$mode->value}_webhook_secret" );
		if ( null !== $setting->fixed_by() ) {
			throw new Request_Error(
				'payment_webhook_fixed',
				sprintf(
					/* translators: %s: a URL. */
					__( 'The webhook’s secret is set in wp-config.php or the environment. Create the webhook in Stripe with this address: %s', 'slipstream' ),
					self::url( $mode )
				),
				409
			);
		}
		return $setting;
	}
}
