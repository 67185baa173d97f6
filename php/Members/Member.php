<?php

declare( strict_types=1 );

namespace Slipstream\Members;

use Slipstream\Support\Email_Address;

/**
 * Someone who is signed in without an account of WordPress: they have proven that an email address is theirs.
 */
final class Member {

	/** @param string $email In lower case. */
	public function __construct( public readonly string $email ) {}

	/** An address as members are known by it. */
	public static function normal( string $email ): string {
		return Email_Address::normal( $email );
	}

	/** What the rows of an address are found by. */
	public static function key( string $email ): string {
		return Email_Address::key( $email );
	}
}
