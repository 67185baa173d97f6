<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Checkout;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Health_Check;

/**
 * Says when someone has tried out cards here.
 */
final class Checkout_Checks {

	public function __construct( private Checkout_Guard $guard ) {}

	/** @return list<Health_Check> */
	public function all(): array {
		try {
			return $this->guard->had_flood() ? array(
				new Health_Check(
					'payments_flood',
					__( 'Payments', 'slipstream' ),
					Health_Check::CRITICAL,
					__( 'An unusual number of payments was started in the last day. Someone may be testing stolen cards. If it continues, turn on “Stop all new payments”.', 'slipstream' )
				),
			) : array();
		} catch ( Request_Error ) {
			// The ledger's checks say that the database fails.
			return array();
		}
	}
}
