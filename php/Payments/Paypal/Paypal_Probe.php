<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Paypal;

use Slipstream\Money\Money;
use Slipstream\Payments\Accounts\Account_Probe;
use Slipstream\Services\Paypal\New_Paypal_Order;
use Slipstream\Services\Paypal\Objects\Paypal_Order;
use Slipstream\Services\Paypal\Paypal_Client;
use Slipstream\Services\Paypal\Paypal_Orders;

/**
 * Asks PayPal whose an app is. An order says who would be paid; it is shown to nobody, and ends by itself.
 */
final class Paypal_Probe implements Account_Probe {

	private const AMOUNT   = 100;
	private const CURRENCY = 'USD';

	private string $merchant_id = '';

	public function __construct( private Paypal_Client $client, private Paypal_Calls $calls ) {}

	public function account_id(): ?string {
		$this->merchant_id = $this->calls->run( fn (): string => $this->ask() );
		return '' === $this->merchant_id ? null : $this->merchant_id;
	}

	public function has_marker( string $id ): bool {
		return '' !== $this->merchant_id && $id === $this->merchant_id;
	}

	/** PayPal keeps no objects of ours: the account itself is the marker. */
	public function make_marker(): string {
		return '' !== $this->merchant_id ? $this->merchant_id : throw Paypal_Calls::refusal(
			__( 'PayPal does not say which account this app belongs to.', 'slipstream' )
		);
	}

	private function ask(): string {
		$this->client->check();
		$name  = 'account-' . bin2hex( random_bytes( 16 ) );
		$home  = home_url( '/' );
		$order = new New_Paypal_Order( new Money( self::AMOUNT, self::CURRENCY ), $name, '', $home, $home );
		return ( new Paypal_Orders( $this->client ) )->create( $order, $name )->merchant_id;
	}
}
