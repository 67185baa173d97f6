<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Accounts;

use Slipstream\Http\Home;
use Slipstream\Money\Gateway_Account;

/**
 * How the site stands with a gateway in one mode.
 */
final class Account_State {

	/**
	 * @param Gateway_Account|null $account The account that the last accepted key belongs to; null if none was accepted.
	 * @param string               $home    The site's address at that time; '' for none.
	 * @param string               $copy    The address at which the owner has said that the site is a copy; '' for none.
	 * @param string               $here    The site's address now.
	 */
	public function __construct(
		public readonly Account_Status $status,
		public readonly ?Gateway_Account $account = null,
		public readonly string $home = '',
		public readonly string $copy = '',
		public readonly string $here = '',
		public readonly int $accepted = 0,
		public readonly int $refused = 0
	) {}

	/** Whether the site has another address than the one that its key was accepted at. */
	public function is_elsewhere(): bool {
		return '' !== $this->home && ! Home::is_same( $this->home, $this->here );
	}

	/** Whether the owner has said that the site is a copy where it is now. */
	public function is_copy(): bool {
		return $this->is_elsewhere() && '' !== $this->copy && Home::is_same( $this->copy, $this->here );
	}

	/** The account that can be asked; null if none can. */
	public function connected(): ?Gateway_Account {
		return Account_Status::Connected === $this->status ? $this->account : null;
	}
}
