<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Inbox;

use RuntimeException;
use WP_Post;

/**
 * Keeps the number in an autoloaded option, because every admin page needs it and responses rarely change.
 */
final class Unread_Count {

	public const OPTION = 'slipstream_forms_unread';

	/** The option's value until the next count. */
	private const UNKNOWN = -1;

	public static function get(): int {
		$known = (int) get_option( self::OPTION, self::UNKNOWN );
		if ( self::UNKNOWN !== $known ) {
			return $known;
		}
		try {
			$count = Feedback_Query::count( array( 'is_unread' => true ), 'publish' );
		} catch ( RuntimeException ) {
			// The menu shows no number this time and tries again next time.
			return 0;
		}
		update_option( self::OPTION, $count, true );
		return $count;
	}

	/** Resets the number. Runs whenever a response is stored, changed, or deleted. */
	public static function forget( int $id, WP_Post $post ): void {
		if ( Feedback_Store::TYPE === $post->post_type ) {
			update_option( self::OPTION, self::UNKNOWN, true );
		}
	}
}
