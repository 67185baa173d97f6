<?php

declare( strict_types=1 );

namespace Slipstream\Members;

use Slipstream\Support\Email_Address;
use stdClass;

/**
 * Someone's wish to sign in: a row as it was read. Sign_Ins changes it.
 */
final class Sign_In {

	/** Seconds for which the browser that has used it may use it again: people press twice, and go back. */
	private const AGAIN = 600;

	/**
	 * @param string $code_hash  '' if there is no code, as nothing here belongs to the address.
	 * @param string $browser    Which has asked.
	 * @param string $return_url Where they go afterward; '' for nowhere in particular.
	 * @param int    $used       When; 0 for not.
	 * @param string $used_by    The browser that has used it.
	 */
	private function __construct(
		public readonly int $id,
		public readonly string $token_hash,
		public readonly string $code_hash,
		public readonly string $email,
		public readonly string $browser,
		public readonly string $return_url,
		public readonly int $used,
		public readonly string $used_by,
		public readonly int $expires
	) {}

	public static function of( stdClass $row ): self {
		return new self(
			(int) $row->id,
			(string) $row->token_hash,
			(string) $row->code_hash,
			(string) $row->email,
			(string) $row->browser,
			(string) $row->return_url,
			(int) $row->used,
			(string) $row->used_by,
			(int) $row->expires
		);
	}

	/** Whether a browser may use it, for the first time or once more. */
	public function is_usable( string $browser, int $now ): bool {
		return 0 === $this->used
			? $this->expires > $now
			: $this->used + self::AGAIN > $now && hash_equals( $this->used_by, $browser );
	}

	/** The address as those may see it who have the mail. */
	public function masked_email(): string {
		return Email_Address::masked( $this->email );
	}
}
