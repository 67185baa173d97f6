<?php

declare( strict_types=1 );

namespace Slipstream\Photo_Feed;

use stdClass;

/**
 * What the site keeps of an account: how to ask for its pictures, and those that it has.
 *
 * @phpstan-type Kept array{title: string, link: string, file: string, width: int, height: int}
 */
final class Connection {

	public const OK   = 'ok';
	public const LOST = 'lost';

	/**
	 * @param string $status One of the constants; lost where Instagram takes the token no more.
	 * @param list<array<string, string|int>> $photos Its pictures, the newest first.
	 * @phpstan-param list<Kept> $photos
	 * @param int $fetched When its pictures were last got; 0 for never.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $username,
		public readonly string $token,
		public readonly int $expires,
		public readonly string $status,
		public readonly int $user_id,
		public readonly array $photos,
		public readonly int $fetched,
		public readonly int $tried
	) {}

	public static function of( stdClass $row ): self {
		$photos = json_decode( (string) $row->photos, true );
		return new self(
			(int) $row->id,
			(string) $row->username,
			(string) $row->token,
			(int) $row->expires,
			(string) $row->status,
			(int) $row->user_id,
			// Only this module writes them.
			is_array( $photos ) ? array_values( $photos ) : array(),
			(int) $row->fetched,
			(int) $row->tried
		);
	}

	/** Whether the current user may choose it for a block, and end it: who has connected it, and editors. */
	public function is_of_current_user(): bool {
		return is_user_logged_in()
			&& ( get_current_user_id() === $this->user_id || current_user_can( 'edit_others_posts' ) );
	}
}
