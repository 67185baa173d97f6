<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Accepted_Keys;
use Slipstream\Payments\Accounts\Account_Status;
use Slipstream\Payments\Accounts\Gateway_Key;
use Slipstream\Settings\Secret_Options;
use Slipstream\Settings\Setting;
use WP_REST_Request;

/**
 * Keeps a key that works until the payment service has accepted the next, whoever stores that: the route of settings,
 * WordPress's connectors, WP-CLI, or a program. The first one is stored as it is, and counts once someone has it
 * checked.
 */
final class Key_Guard {

	/** @var array<string, Request_Error> Why settings were not stored, by name. */
	private array $refusals = array();

	/** @param Closure(): Payments_Services $services */
	public function __construct( private Closure $services, private Accepted_Keys $accepted ) {}

	/**
	 * Has settings tell why they were not stored.
	 *
	 * @param list<Setting> $settings
	 * @return list<Setting>
	 */
	public function watch( array $settings ): array {
		return array_map(
			fn ( Setting $setting ): Setting => $setting->with_failure(
				fn (): ?string => ( $this->refusals[ $setting->name ] ?? null )?->getMessage()
			),
			$settings
		);
	}

	private static function client_id( Mode $mode ): string {
		return "slipstream_paypal_{$mode->value}_client_id";
	}

	/**
	 * Gives what is to be stored: the new value, or the one before. Runs on pre_update_option_{$option}.
	 *
	 * @param string $name One of Payments_Module::KEYS.
	 */
	public function keep( mixed $value, mixed $before, string $name ): mixed {
		list( , $service, $in ) = explode( '_', $name );
		$gateway                = Gateway::from( $service );
		$mode                   = Mode::from( $in );
		unset( $this->refusals[ $name ] );
		$entered = self::text( $value );
		if ( '' === $entered || $this->accepted->are_stored_now() || self::text( $before ) === $entered ) {
			return $value;
		}
		try {
			if ( $this->has_key( $gateway, $mode ) ) {
				$this->enter( $name, $gateway, $mode, $entered );
			}
			return $value;
		} catch ( Request_Error $error ) {
			$this->refusals[ $name ] = $error;
			return $before;
		}
	}

	/** A key as it is used. */
	private static function text( mixed $stored ): string {
		return is_string( $stored ) ? trim( (string) Secret_Options::decrypt( $stored ) ) : '';
	}

	/**
	 * Whether there is a key to lose: one that works, or one that waits.
	 *
	 * @throws Request_Error If the database fails.
	 */
	private function has_key( Gateway $gateway, Mode $mode ): bool {
		$services = ( $this->services )();
		return Account_Status::Connected === $services->accounts()->state( $gateway, $mode )->status
			|| null !== $services->setup()->waiting_keys()->of( $gateway, $mode );
	}

	/** @throws Request_Error If the key is not stored. */
	private function enter( string $name, Gateway $gateway, Mode $mode, string $entered ): void {
		$setup = ( $this->services )()->setup();
		if ( self::client_id( $mode ) === $name ) {
			$setup->waiting_keys()->keep( $gateway, $mode, new Gateway_Key( '', $entered ) );
			throw self::waits( __( 'Enter the new app’s secret, too.', 'slipstream' ), 409 );
		}
		$outage = $setup->enter( $gateway, $mode, new Gateway_Key( $entered ) );
		if ( null !== $outage ) {
			throw self::waits( $outage->getMessage(), $outage->http_status );
		}
	}

	/** @param string $reason What it waits for. */
	private static function waits( string $reason, int $http_status ): Request_Error {
		return new Request_Error(
			'payment_key_waits',
			sprintf(
				/* translators: %s: a sentence that says what is missing, such as "Stripe did not respond." */
				__( '%s The previous key stays in use until the new one is accepted. You can check it again under Payments.', 'slipstream' ),
				$reason
			),
			$http_status
		);
	}

	/**
	 * Says why a key was not stored: WordPress's route of settings would answer as if all were well. Runs on
	 * rest_request_after_callbacks.
	 */
	public function report_refusals( mixed $response, WP_REST_Request $request ): mixed {
		$entered = '/wp/v2/settings' === $request->get_route() ? $request->get_params() : array();
		$refused = array_intersect_key( $this->refusals, $entered );
		return array() === $refused || 'GET' === $request->get_method() || is_wp_error( $response )
			? $response
			: reset( $refused )->to_wp_error();
	}
}
