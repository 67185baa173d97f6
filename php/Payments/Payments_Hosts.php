<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\External_Host;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Keys;
use Slipstream\Services\Paypal\Api\Paypal_Address;
use Slipstream\Services\Stripe\Api\Stripe_Address;

/**
 * The servers of payment services: asked by this site for what is paid, and opened by visitors when they pay.
 */
final class Payments_Hosts {

	public function __construct( private Keys $keys ) {}

	/** @return list<External_Host> Those of services that the site has a key of. */
	public function all(): array {
		$hosts = array();
		if ( $this->is_set_up( Gateway::Stripe ) ) {
			$hosts[] = self::asked( External_Host::of( Stripe_Address::base_url() ) );
			$hosts[] = self::opened( 'checkout.stripe.com' );
		}
		foreach ( Mode::cases() as $mode ) {
			if ( $this->has_key( Gateway::Paypal, $mode ) ) {
				$hosts[] = self::asked( External_Host::of( Paypal_Address::base_url( $mode ) ) );
				$hosts[] = self::opened( Mode::Live === $mode ? 'www.paypal.com' : 'www.sandbox.paypal.com' );
			}
		}
		return $hosts;
	}

	private static function asked( string $host ): External_Host {
		return new External_Host(
			__( 'Payments', 'slipstream' ),
			$host,
			External_Host::SITE,
			__( 'What is paid, for what, and when. Sent by your server when someone pays, and each night.', 'slipstream' )
		);
	}

	private static function opened( string $host ): External_Host {
		return new External_Host(
			__( 'Payments', 'slipstream' ),
			$host,
			External_Host::VISITORS,
			__( 'What visitors enter to pay. They are taken there when they choose to pay, not before.', 'slipstream' )
		);
	}

	private function is_set_up( Gateway $gateway ): bool {
		return $this->has_key( $gateway, Mode::Test ) || $this->has_key( $gateway, Mode::Live );
	}

	/** A key that cannot be read may be there. */
	private function has_key( Gateway $gateway, Mode $mode ): bool {
		try {
			return null !== $this->keys->of( $gateway, $mode );
		} catch ( Request_Error ) {
			return true;
		}
	}
}
