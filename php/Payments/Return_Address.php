<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Slipstream\Payments\Ledger\Order;

/**
 * Where a gateway sends someone back to.
 */
final class Return_Address {

	/** The query parameter with the public name of the order, on the page that says how it stands. */
	public const PARAMETER = 'slipstream_paid';

	/** After a payment. It proves nothing: anybody can open it. */
	public static function paid( Order $order ): string {
		return add_query_arg( self::PARAMETER, $order->uuid, home_url( '/' ) );
	}

	/** Without one: where they came from. */
	public static function canceled( Order $order ): string {
		$url = $order->terms->post_id > 0 ? get_permalink( $order->terms->post_id ) : false;
		return is_string( $url ) ? $url : home_url( '/' );
	}
}
