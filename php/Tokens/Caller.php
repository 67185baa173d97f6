<?php

declare( strict_types=1 );

namespace Slipstream\Tokens;

/**
 * A user of this site, or of one that this site is the provider of.
 */
final class Caller {

	/**
	 * @param int          $site    The connected site's number; 0 for this site.
	 * @param list<string> $without AI features that are switched off at the connected site.
	 */
	public function __construct(
		public readonly int $user_id,
		public readonly int $site = 0,
		public readonly array $without = array()
	) {}

	/** The user who is signed in. */
	public static function current(): self {
		return new self( get_current_user_id() );
	}

	/** A name that no other user of any site has. */
	public function key(): string {
		return $this->is_local() ? (string) $this->user_id : "$this->site:$this->user_id";
	}

	/** Whether it is a user of this WordPress. */
	public function is_local(): bool {
		return 0 === $this->site;
	}
}
