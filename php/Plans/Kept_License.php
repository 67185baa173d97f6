<?php

declare( strict_types=1 );

namespace Slipstream\Plans;

use SensitiveParameter;

/**
 * Its key, and whose it is.
 */
final class Kept_License {

	/**
	 * @param string $id      What it is known by, without its key.
	 * @param int    $user_id Who entered it; 0 if that is not known.
	 */
	public function __construct( public readonly string $id, #[SensitiveParameter] public readonly string $key, public readonly int $user_id ) {}

	/**
	 * As administrators see it: of the key enough to know it by.
	 *
	 * @return array{id: string, license_key: string, user: string}
	 */
	public function to_array(): array {
		$shown = min( 4, intdiv( mb_strlen( $this->key ), 3 ) );
		return array(
			'id'          => $this->id,
			'license_key' => '…' . ( $shown > 0 ? mb_substr( $this->key, -$shown ) : '' ),
			'user'        => (string) ( get_userdata( $this->user_id )->display_name ?? '' ),
		);
	}
}
