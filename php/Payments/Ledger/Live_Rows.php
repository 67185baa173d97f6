<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

use Slipstream\Money\Gateway;

/**
 * Rows of live mode that nobody may remove: those of gateways whose live mode stands still.
 */
final class Live_Rows {

	/**
	 * The condition for all other rows.
	 *
	 * @param list<Gateway> $stopped
	 */
	public static function except( array $stopped ): string {
		$gateways = implode( "', '", array_column( $stopped, 'value' ) );
		return array() === $stopped ? '1 = 1' : "NOT ( mode = 'live' AND gateway IN ( '$gateways' ) )";
	}
}
