<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Errors;

use Slipstream\Http\Request_Error;

/**
 * A request to Stripe that did not succeed. Its message is for everybody, its details for logs and administrators.
 */
final class Stripe_Error extends Request_Error {

	private function __construct(
		Request_Error $error,
		public readonly Stripe_Failure $failure,
		public readonly Error_Details $stripe_details
	) {
		parent::__construct( $error->error_code, $error->getMessage(), $error->http_status, $error->retry_after );
	}

	public static function of( Stripe_Failure $failure, Error_Details $details = new Error_Details() ): self {
		return new self( Stripe_Messages::of( $failure, $details ), $failure, $details );
	}

	/**
	 * The error after an earlier try whose answer was lost. Where this one says nothing about the first, nobody knows
	 * what became of it.
	 */
	public function after_lost_answer(): self {
		return match ( $this->failure ) {
			Stripe_Failure::Unreachable,
			Stripe_Failure::In_Progress,
			Stripe_Failure::Rate_Limited,
			Stripe_Failure::Unauthorized,
			Stripe_Failure::Missing_Right => self::of( Stripe_Failure::Unknown_Outcome, $this->stripe_details ),
			default => $this,
		};
	}
}
