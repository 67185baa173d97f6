<?php

declare( strict_types=1 );

namespace Slipstream\Support;

/**
 * What tells one person from another: an email address, however it was typed.
 */
final class Email_Address {

	/** Characters of the longest one that mail servers take. */
	public const LONGEST = 254;

	/** In lower case, without space around it. It may still be no address. */
	public static function normal( string $email ): string {
		return mb_strtolower( trim( Utf8::scrub( $email ) ), 'UTF-8' );
	}

	/** An address as it is stored; '' for what is none. */
	public static function valid( string $email ): string {
		$email = self::normal( $email );
		return strlen( $email ) <= self::LONGEST && false !== is_email( $email ) ? $email : '';
	}

	/**
	 * What the rows of an address are found by: to a database, those that differ in accents alone are the same. '' for
	 * none.
	 */
	public static function key( string $email ): string {
		$email = self::normal( $email );
		return '' === $email ? '' : hash( 'sha256', $email );
	}

	/** The address as those may see it who have a mail to it: enough to recognize it. */
	public static function masked( string $email ): string {
		list( $name, $host ) = explode( '@', $email, 2 ) + array( '', '' );
		return mb_substr( $name, 0, 1 ) . '…@' . $host;
	}
}
