<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Protection;

use Slipstream\Forms\Definition\Form;
use Slipstream\Forms\Definition\Form_Response;
use Slipstream\Http\Request_Error;

/** Decides whether to accept a response now, later, or as spam. */
final class Abuse_Check {

	public function __construct( private Rate_Limiter $limit, private Spam_Check $spam ) {}

	/** @throws Request_Error If nobody could fill in the form this quickly. */
	public function ensure_not_too_fast( Form $form ): void {
		$wait = $this->spam->seconds_too_fast( $form );
		if ( $wait > 0 ) {
			throw new Request_Error(
				'form_too_quick',
				__(
					'The form was sent too quickly. Please wait a moment and send it again; your answers are still here.',
					'slipstream'
				),
				429,
				$wait
			);
		}
	}

	/**
	 * Counts a response.
	 *
	 * @throws Request_Error If it exceeds a limit.
	 */
	public function ensure_within_limits( Form_Response $response ): void {
		$wait = $this->limit->consume( $response );
		if ( null !== $wait ) {
			throw new Request_Error(
				'form_too_many',
				__(
					'Too many forms were sent at once. Please try again in a few minutes; your answers are still here.',
					'slipstream'
				),
				429,
				$wait
			);
		}
	}

	/** Counts a failed attempt, and returns whether its files can be kept. */
	public function may_keep_files( Form_Response $response ): bool {
		return null === $this->limit->consume( $response );
	}

	/** Why a response counts as spam, or ''. */
	public function spam_reason( Form_Response $response ): string {
		return $this->spam->reason( $response, $this->limit->is_flood() );
	}
}
