<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Webhooks;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway_Account;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Payments_Services;
use Slipstream\Payments\Paypal\Paypal_Adapter;
use Slipstream\Payments\Paypal\Paypal_Dispute;

/**
 * Looks at what an event of PayPal's, or the nightly run, names. What is not of this site is left alone.
 */
final class Paypal_Events {

	public function __construct( private Payments_Services $payments, private Paypal_Adapter $gateway ) {}

	/**
	 * @return bool Whether it is of this site.
	 * @throws Request_Error If PayPal or the database fails. It can be looked at again.
	 */
	public function look_at( Gateway_Account $account, string $name ): bool {
		$dispute = Paypal_Dispute::named( $name );
		$order   = Paypal_Hint::is_order( $name )
			? $this->payments->orders()->find_by_uuid( $name )
			: $this->order_of( $account, $dispute->payment_id ?? $name );
		if ( null === $order ) {
			return false;
		}
		$gateway = null === $dispute
			? $this->gateway
			: $this->gateway->with_dispute(
				Paypal_Dispute::state_by(
					$this->payments->events()->objects( $account, Paypal_Dispute::prefix( $dispute->payment_id ) )
				)
			);
		$this->payments->sync( $gateway )->order( $order );
		return true;
	}

	/** The order of a payment: PayPal knows it before the ledger does. */
	private function order_of( Gateway_Account $account, string $payment_id ): ?Order {
		return $this->payments->orders()->find_by_payment( $account, $payment_id )
			?? $this->payments->orders()->find_by_uuid( $this->gateway->order_of_payment( $payment_id ) );
	}
}
