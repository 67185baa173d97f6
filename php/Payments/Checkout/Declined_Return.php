<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Checkout;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Payments\Payments_Services;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;

/**
 * Sends a buyer back to PayPal whose means of payment was declined after they had approved: there they choose another.
 * Everybody else sees the return page.
 */
final class Declined_Return {

	/** What PayPal adds to the address: its order, and who has approved it. */
	private const QUERY_ORDER = 'token';
	private const QUERY_BUYER = 'PayerID';

	/** Seconds between two questions about one order. */
	private const PATIENCE = 2;

	public function __construct( private Payments_Services $payments, private Counters $counters ) {}

	/**
	 * Where a buyer goes on who has come back.
	 *
	 * @param array<mixed> $query Of the address, without slashes.
	 * @return string|null Null to show the return page.
	 */
	public function address( string $uuid, array $query ): ?string {
		try {
			$order = $this->payments->orders()->find_by_uuid( $uuid );
			if ( null === $order || ! self::has_approved( $order, $query ) ) {
				return null;
			}
			if ( Claim_Result::Granted !== $this->counters->claim( "checkout|declined|$uuid", self::PATIENCE ) ) {
				return null;
			}
			$sync  = $this->payments->sync( $this->payments->gateways()->adapter( $order->account ) );
			$order = $sync->order( $order );
			return Order_State::Sent === $order->state ? $sync->start( $order )->url : null;
		} catch ( Request_Error ) {
			// The return page says what is known.
			return null;
		}
	}

	/**
	 * Whether someone comes from PayPal who has approved an order that is not paid yet.
	 *
	 * @param array<mixed> $query
	 */
	private static function has_approved( Order $order, array $query ): bool {
		$buyer = $query[ self::QUERY_BUYER ] ?? '';
		return Gateway::Paypal === $order->account->gateway
			&& Order_State::Sent === $order->state
			&& '' !== $order->ids->checkout
			&& ( $query[ self::QUERY_ORDER ] ?? '' ) === $order->ids->checkout
			&& is_string( $buyer ) && '' !== $buyer;
	}
}
