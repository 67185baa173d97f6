<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\People;

use stdClass;

/**
 * Someone who has subscribed: a row as it was read. Subscribers changes it.
 */
final class Subscriber {

	/**
	 * @param string    $person     What the rows of the address are found by.
	 * @param string    $email      In lower case; '' for who has left.
	 * @param string    $name       As it was typed.
	 * @param string    $language   A locale; '' if it is not known.
	 * @param int       $user_id    The user of WordPress with this address; 0 for none.
	 * @param list<int> $categories Those that they have chosen; none for all.
	 * @param string    $origin     What has made the row what it is, such as 'import 3 45'.
	 * @param int       $since      When they became a subscriber, for the last time.
	 * @param int       $ended      When they left; 0 if they have not.
	 * @param int       $version    Counts changes of the row.
	 */
	private function __construct(
		public readonly int $id,
		public readonly string $person,
		public readonly string $email,
		public readonly string $name,
		public readonly State $state,
		public readonly Access $access,
		public readonly string $language,
		public readonly int $user_id,
		public readonly array $categories,
		public readonly string $origin,
		public readonly int $since,
		public readonly int $ended,
		public readonly int $version
	) {}

	public static function of( stdClass $row ): self {
		return new self(
			(int) $row->id,
			(string) $row->person,
			(string) $row->email,
			(string) $row->name,
			State::from( (string) $row->state ),
			Access::tryFrom( (string) $row->access ) ?? Access::Free,
			(string) $row->language,
			(int) $row->user_id,
			Categories::read( (string) $row->categories ),
			(string) $row->origin,
			(int) $row->since,
			(int) $row->ended,
			(int) $row->version
		);
	}

	public function is_active(): bool {
		return State::Active === $this->state;
	}
}
