<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Slipstream\Http\Request_Error;
use Slipstream\Payments\Ledger\Order;

/**
 * Leads an owner who has made the test payment back to the setup.
 */
final class Setup_Link {

	/**
	 * @param array<string, string> $links Labels by address.
	 * @return array<string, string>
	 */
	public function add( array $links, Order $order ): array {
		try {
			$is_test = current_user_can( 'manage_options' ) && ( new Setup_Progress() )->get()['order'] === $order->id;
		} catch ( Request_Error ) {
			return $links;
		}
		$setup = array(
			admin_url( 'admin.php?page=my-jetpack#/payments' ) => __( 'Back to the setup', 'slipstream' ),
		);
		return $is_test ? $setup + $links : $links;
	}
}
