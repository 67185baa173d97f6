<?php

declare( strict_types=1 );

namespace Slipstream\Services\Mailchimp;

use Slipstream\Support\Email_Address;

/**
 * Someone whom an audience knows.
 */
final class Member {

	/** @param list<string> $interests The IDs of those that they have. */
	private function __construct(
		public readonly string $email,
		public readonly string $status,
		public readonly array $interests
	) {}

	/**
	 * @param mixed $value What Mailchimp sent.
	 * @return self|null Null if it is none.
	 */
	public static function of( mixed $value ): ?self {
		$email  = is_array( $value ) ? $value['email_address'] ?? null : null;
		$status = is_array( $value ) ? $value['status'] ?? null : null;
		if ( ! is_array( $value ) || ! is_string( $email ) || ! is_string( $status ) ) {
			return null;
		}
		$interests = is_array( $value['interests'] ?? null ) ? $value['interests'] : array();
		return new self(
			$email,
			$status,
			array_map( 'strval', array_keys( $interests, true, true ) )
		);
	}

	/** What Mailchimp finds someone by: of the address without space around it, in lower case, also beyond ASCII. */
	public static function hash( string $email ): string {
		return md5( Email_Address::normal( $email ) );
	}
}
