<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Publishing;

use Slipstream\Http\Request_Error;
use Slipstream\Subscribers\Subscribers_Settings;

/**
 * What an author chooses for a post.
 */
final class Post_Meta {

	/** Whether the post is not sent: Jetpack's. */
	public const WITHHELD = '_jetpack_dont_email_post_to_subs';

	/** When to send it, in seconds since the Unix epoch; 0 for as soon as it is published. */
	public const TIME = '_slipstream_newsletter_time';

	/** The type of posts that are sent. */
	public const POST_TYPE = 'post';

	public static function register(): void {
		$fields = array(
			// What the editor shows until the author chooses. Else what they choose would look like no change.
			self::WITHHELD => array( 'boolean', ! self::is_sent_by_default() ),
			self::TIME     => array( 'integer', 0 ),
		);
		foreach ( $fields as $name => list( $type, $default ) ) {
			register_post_meta(
				self::POST_TYPE,
				$name,
				array(
					'type'          => $type,
					'default'       => $default,
					'single'        => true,
					'show_in_rest'  => true,
					'auth_callback' => static fn ( bool $allowed, string $key, int $post_id ): bool =>
						current_user_can( 'edit_post', $post_id ),
				)
			);
		}
	}

	/** Whether posts are sent unless their authors decide otherwise. If the database fails, the editor shows so. */
	private static function is_sent_by_default(): bool {
		try {
			return true === Subscribers_Settings::value( Subscribers_Settings::SEND_DEFAULT );
		} catch ( Request_Error ) {
			return true;
		}
	}

	/** Whether the author has chosen that the post is not sent, or is; null if they have not chosen. */
	public static function is_withheld( int $post_id ): ?bool {
		return metadata_exists( 'post', $post_id, self::WITHHELD )
			? (bool) get_post_meta( $post_id, self::WITHHELD, true )
			: null;
	}

	/** When to send a post. */
	public static function time( int $post_id ): int {
		return max( 0, (int) get_post_meta( $post_id, self::TIME, true ) );
	}
}
