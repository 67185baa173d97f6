<?php

declare( strict_types=1 );

namespace Slipstream\Services\Mailchimp;

use RuntimeException;
use Slipstream\Http\Request_Error;

/**
 * Mailchimp has not done what it was asked for. What it says in words is not kept: it names addresses.
 */
final class Mailchimp_Error extends RuntimeException {

	/** Seconds after which another try makes sense. */
	private const PAUSE = 60;

	/** @param list<string> $fields The fields that are not as they must be. */
	public function __construct( public readonly Mailchimp_Failure $failure, public readonly array $fields = array() ) {
		parent::__construct( $failure->name );
	}

	/** @param array<array-key, mixed>|null $problem The body, if it is Mailchimp's; null for what is not. */
	public static function read( int $status, ?array $problem ): self {
		$errors = is_array( $problem['errors'] ?? null ) ? $problem['errors'] : array();
		$fields = array_map(
			static fn ( mixed $error ): mixed => is_array( $error ) ? $error['field'] ?? '' : '',
			array_values( $errors )
		);
		return new self(
			Mailchimp_Failure::of( $status, $problem ),
			array_values( array_filter( $fields, 'is_string' ) )
		);
	}

	/** What those are told who manage the site or write for it. */
	public function for_authors(): Request_Error {
		return match ( $this->failure ) {
			Mailchimp_Failure::Key_Refused => new Request_Error(
				'mailchimp_key_refused',
				__( 'Mailchimp rejected this site’s API key.', 'slipstream' ),
				409
			),
			Mailchimp_Failure::Forbidden => new Request_Error(
				'mailchimp_forbidden',
				__( 'Mailchimp does not allow this for the account of this site’s API key. Check the account at Mailchimp.', 'slipstream' ),
				409
			),
			Mailchimp_Failure::Not_Found => new Request_Error(
				'mailchimp_audience_unknown',
				__( 'Mailchimp has no such audience. Choose another one.', 'slipstream' ),
				409
			),
			Mailchimp_Failure::Busy => new Request_Error(
				'mailchimp_busy',
				__( 'Mailchimp is not accepting more requests right now. Try again in a minute.', 'slipstream' ),
				503,
				self::PAUSE
			),
			Mailchimp_Failure::Unreachable => new Request_Error(
				'mailchimp_unavailable',
				__( 'Mailchimp did not respond. Try again later.', 'slipstream' ),
				503,
				self::PAUSE
			),
			default => new Request_Error(
				'mailchimp_refused',
				__( 'Mailchimp refused this request.', 'slipstream' ),
				409
			),
		};
	}
}
