<?php

declare( strict_types=1 );

namespace Slipstream\Members;

/**
 * Someone who is signed in without an account of WordPress: they have proven that an email address is theirs.
 */
final class Member {

	/** @param string $email In lower case. */
	public function __construct( public readonly string $email ) {}

	/** An address as members are known by it. */
	public static function normal( string $email ): string {
		return mb_strtolower( trim( $email ), 'UTF-8' );
	}

	/** What the rows of an address are found by: to a database, those that differ in accents alone are the same. */
	public static function key( string $email ): string {
		return hash( 'sha256', self::normal( $email ) );
	}
}
