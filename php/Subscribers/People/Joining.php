<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\People;

use Slipstream\Support\Email_Address;
use Slipstream\Support\Utf8;

/**
 * What is stored of someone who becomes a subscriber.
 */
final class Joining {

	public const LONGEST_NAME     = 200;
	public const LONGEST_LANGUAGE = 20;

	/** In lower case. */
	public readonly string $email;
	public readonly string $name;
	public readonly string $language;

	/**
	 * @param string    $email      An address.
	 * @param string    $origin     What has made them one: each is one row, however often it is tried.
	 * @param list<int> $categories None for all.
	 */
	public function __construct(
		string $email,
		public readonly string $origin,
		string $name = '',
		string $language = '',
		public readonly array $categories = array(),
		public readonly Access $access = Access::Free
	) {
		$this->email    = Email_Address::normal( $email );
		$this->name     = self::fit( $name, self::LONGEST_NAME );
		$this->language = 1 === preg_match( '/^[A-Za-z0-9_-]*$/D', $language )
			? substr( $language, 0, self::LONGEST_LANGUAGE )
			: '';
	}

	/** A name as it is stored. */
	public static function fit( string $text, int $length ): string {
		return mb_substr( Utf8::scrub( $text ), 0, $length );
	}
}
