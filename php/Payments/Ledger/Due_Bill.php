<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

/**
 * What a subscription could not charge, as the gateway says it.
 */
final class Due_Bill {

	public readonly string $id;

	/**
	 * @param string $id       The gateway's.
	 * @param bool   $is_asked Whether the payer's bank asks them to confirm it. Otherwise it was refused.
	 */
	public function __construct( string $id, public readonly bool $is_asked ) {
		$this->id = Gateway_Id::checked( $id );
	}
}
