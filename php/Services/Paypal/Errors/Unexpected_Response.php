<?php

declare( strict_types=1 );

namespace Slipstream\Services\Paypal\Errors;

use Slipstream\Http\Request_Error;

/**
 * An object of PayPal's that cannot be read: without what it must have.
 */
final class Unexpected_Response extends Request_Error {

	/** @param string $problem What is wrong, for logs. */
	private function __construct( Request_Error $error, public readonly string $problem ) {
		parent::__construct( $error->error_code, $error->getMessage(), $error->http_status );
	}

	public static function of( string $problem ): self {
		return new self(
			new Request_Error(
				'paypal_unexpected_response',
				__( 'PayPal sent something that this version of Slipstream cannot read.', 'slipstream' ),
				502
			),
			$problem
		);
	}
}
