<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Accounts;

use Slipstream\Money\Gateway_Account;

/**
 * How the site stands with a gateway in one mode.
 */
final class Account_State {

	/**
	 * @param Gateway_Account|null $account      The account that the last accepted key belongs to; null if none was.
	 * @param string               $home         The site's address at that time; '' for none.
	 * @param bool                 $is_copy      Whether the owner has said that the site is a copy where it is now.
	 * @param bool                 $is_elsewhere Whether the site has another address now.
	 * @param array<string, string> $others      The addresses of other sites that this one was a copy of, by the
	 *     account that is theirs.
	 */
	public function __construct(
		public readonly Account_Status $status,
		public readonly ?Gateway_Account $account = null,
		public readonly string $home = '',
		public readonly bool $is_copy = false,
		public readonly bool $is_elsewhere = false,
		public readonly int $accepted = 0,
		public readonly int $refused = 0,
		public readonly array $others = array()
	) {}

	/** The account that can be asked; null if none can. */
	public function connected(): ?Gateway_Account {
		return Account_Status::Connected === $this->status ? $this->account : null;
	}
}
