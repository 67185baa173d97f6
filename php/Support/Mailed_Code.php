<?php

declare( strict_types=1 );

namespace Slipstream\Support;

use Closure;
use RuntimeException;
use SensitiveParameter;

/**
 * Six digits that someone gets by mail and types. So few are easy to guess: they are stored as a hash with a key, and
 * whoever checks them counts the attempts.
 */
final class Mailed_Code {

	/** @param Closure(): string $key Gives the key. */
	public function __construct( private Closure $key ) {}

	public static function make(): string {
		return str_pad( (string) random_int( 0, 999999 ), 6, '0', STR_PAD_LEFT );
	}

	/**
	 * What is stored of a code.
	 *
	 * @param string $use  What it is good for, and for whom.
	 * @param string $code As it was made, or as someone typed it.
	 * @throws RuntimeException If the database does not give the key.
	 */
	public function hash( string $use, #[SensitiveParameter] string $code ): string {
		return hash_hmac( 'sha256', "$use|" . preg_replace( '/\D/', '', $code ), ( $this->key )() );
	}
}
