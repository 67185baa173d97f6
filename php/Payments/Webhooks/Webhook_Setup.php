<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Webhooks;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Accounts\Keys;
use Slipstream\Payments\Accounts\Site_Copy;
use Slipstream\Payments\Stripe\Stripe_Accounts;
use Slipstream\Payments\Stripe\Stripe_Notes;
use Slipstream\Services\Stripe\Webhooks\Webhook_Endpoint;
use Slipstream\Services\Stripe\Webhooks\Webhook_Endpoints;
use Slipstream\Settings\Declared_Settings;
use Slipstream\Settings\Setting;
use Slipstream\Support\Clock;

/**
 * Has Stripe send events to this site.
 */
final class Webhook_Setup {

	public function __construct(
		private Stripe_Accounts $stripe,
		private Account_Store $accounts,
		private Stripe_Notes $notes,
		private Keys $keys,
		private Clock $clock
	) {}

	/** Where Stripe sends events of a mode to. */
	public static function url( Mode $mode ): string {
		return rest_url( self::route( $mode ) );
	}

	private static function route( Mode $mode ): string {
		return "slipstream/v1/payments/stripe/{$mode->value}";
	}

	/** Whether Stripe may reach this site: an address of this machine or of a private network says that it cannot. */
	public static function may_be_reached(): bool {
		$host = trim( (string) wp_parse_url( self::url( Mode::Test ), PHP_URL_HOST ), '[].' );
		return false === filter_var( $host, FILTER_VALIDATE_IP )
			? 1 === preg_match( '/\.(?!(?:localhost|local|test|internal|invalid|example|lan|home\.arpa)$)[^.]+$/iD', $host )
			: false !== filter_var( $host, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE );
	}

	/**
	 * How the webhook of a mode was when it was last looked at. That the site has another address since is known here.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function state( Mode $mode ): Webhook_State {
		if ( '' === $this->keys->webhook_secret( $mode ) ) {
			return Webhook_State::None;
		}
		$notes = $this->notes->of( $mode );
		if ( '' !== $notes['webhook_url'] && self::url( $mode ) !== $notes['webhook_url'] ) {
			return Webhook_State::Elsewhere;
		}
		return Webhook_State::tryFrom( $notes['webhook'] ) ?? Webhook_State::Good;
	}

	/**
	 * Whether news are asked for where none arrive by themselves, as the owner has chosen.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function is_replaced( Mode $mode ): bool {
		return Webhook_State::None === $this->state( $mode ) && $this->notes->of( $mode )['is_polled'];
	}

	/**
	 * Asks Stripe how the webhook of a mode is.
	 *
	 * @throws Request_Error If Stripe does not say, or the database fails: what was known stays.
	 */
	public function look( Mode $mode ): void {
		if ( '' === $this->keys->webhook_secret( $mode ) ) {
			return;
		}
		$all = $this->stripe->calls( $mode )->run(
			fn (): array => ( new Webhook_Endpoints( $this->stripe->client( $mode ) ) )->all()
		);
		$this->remember(
			$mode,
			Webhook_State::of( $all, $this->accounts->webhook( Gateway::Stripe, $mode ), self::url( $mode ) )
		);
	}

	/**
	 * Has the webhook of a site that has moved send to where it is now.
	 *
	 * @throws Request_Error If that may not be so yet: it is tried again each night.
	 */
	public function bring_along( Mode $mode ): void {
		$id = $this->accounts->moved_webhook( Gateway::Stripe, $mode );
		if ( '' === $id ) {
			return;
		}
		$this->stripe->calls( $mode )->run(
			fn () => ( new Webhook_Endpoints( $this->stripe->client( $mode ) ) )
				->move( $id, self::route( $mode ), self::url( $mode ) )
		);
		$this->accounts->remember_webhook( Gateway::Stripe, $mode, $id );
		$this->look( $mode );
	}

	private function remember( Mode $mode, Webhook_State $state ): void {
		$this->notes->note(
			$mode,
			array(
				'webhook'         => $state->value,
				'webhook_url'     => self::url( $mode ),
				'webhook_checked' => $this->clock->now(),
			)
		);
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
		$this->bring_along( $mode );
		$last  = $this->accounts->webhook( Gateway::Stripe, $mode );
		$known = '' === $last || '' === (string) $setting->value() ? null : $last;
		$url   = self::url( $mode );
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
		$this->remember( $mode, Webhook_State::Good );
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
