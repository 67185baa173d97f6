<?php

declare( strict_types=1 );

namespace Slipstream\Event_Opt_Out;

use RuntimeException;
use Slipstream\Support\Database\Rows;

/**
 * A person's own choice that nothing of what they do is counted.
 */
final class Opt_Out {

	/** Metadata of users, kept per site. */
	public const USER_OPTION = 'slipstream_tracks_opt_out';

	/**
	 * Whether a user has chosen it. Read where it is stored: what a cache may have lost must not count someone who
	 * does not want it.
	 *
	 * @throws RuntimeException If the database fails.
	 */
	public function is_chosen( int $user_id ): bool {
		global $wpdb;
		$rows = Rows::get(
			(string) $wpdb->prepare(
				"SELECT meta_value FROM $wpdb->usermeta WHERE user_id = %d AND meta_key = %s",
				$user_id,
				$wpdb->get_blog_prefix() . self::USER_OPTION
			)
		);
		return '1' === (string) ( $rows[0]->meta_value ?? '' );
	}

	/** Whether what a user does may be counted. */
	public function allows( int $user_id ): bool {
		try {
			return ! $this->is_chosen( $user_id );
		} catch ( RuntimeException ) {
			return false;
		}
	}

	/**
	 * @return bool Whether it is stored.
	 * @throws RuntimeException If the database fails.
	 */
	public function choose( int $user_id, bool $is_out ): bool {
		if ( $is_out ) {
			update_user_option( $user_id, self::USER_OPTION, '1' );
		} else {
			delete_user_option( $user_id, self::USER_OPTION );
		}
		return $this->is_chosen( $user_id ) === $is_out;
	}
}
