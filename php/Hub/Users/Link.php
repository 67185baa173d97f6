<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Users;

use stdClass;

/**
 * A row in the links table with its account.
 */
final class Link {

	/** The role that can own a site's connection. */
	public const OWNER_ROLE = 'administrator';

	/** @param string $email        The account's email address; '' if it is not shared. */
	private function __construct(
		public readonly int $site_id,
		public readonly int $user_id,
		public readonly int $account_id,
		public readonly string $role,
		public readonly string $display_name,
		public readonly string $login,
		public readonly string $email,
		public readonly int $last_seen,
		public readonly bool $is_owner,
		public readonly string $site_name
	) {}

	public static function of( stdClass $row ): self {
		return new self(
			(int) $row->site_id,
			(int) $row->user_id,
			(int) $row->account_id,
			(string) $row->role,
			(string) $row->display_name,
			(string) $row->login,
			(string) $row->email,
			(int) $row->last_seen,
			(int) $row->owner === (int) $row->user_id,
			'' === (string) $row->name ? (string) $row->home : (string) $row->name
		);
	}

	/** @return array{ID: int, login: string, display_name: string, email?: string} */
	public function account(): array {
		$account = array(
			'ID'           => $this->account_id,
			'login'        => $this->login,
			'display_name' => $this->display_name,
		);
		return '' === $this->email ? $account : $account + array( 'email' => $this->email );
	}
}
