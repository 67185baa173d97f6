<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\Access;

use RuntimeException;
use Slipstream\Http\Page_Cache;
use Slipstream\Support\Database\Rows;
use WP_Post;

/**
 * The author's choice of who may read a post. It is only read here, never worked out from the post's text.
 */
final class Post_Access {

	/** Jetpack's names. */
	public const META_LEVEL = '_jetpack_newsletter_access';
	public const META_TIER  = '_jetpack_newsletter_tier_id';

	/** @var array<int, array<int, true>> Posts that have no choice, by site: as soon as they have one, it is read. */
	private static array $without = array();

	/**
	 * @param bool $is_chosen Whether there is a choice at all. Where there is none, a paywall is for subscribers.
	 * @param int  $tier      The plan that Level::Paid asks for; 0 for any.
	 */
	public function __construct(
		public readonly Level $level = Level::Everybody,
		public readonly bool $is_chosen = false,
		public readonly int $tier = 0
	) {}

	public static function of( WP_Post $post ): self {
		$id   = (int) ( wp_is_post_revision( $post ) ?: $post->ID );
		$meta = $id > 0 ? get_post_meta( $id ) : array();
		if ( ! is_array( $meta ) || array() === $meta ) {
			// WordPress keeps the same for a post without metadata and for a database that did not answer.
			try {
				$meta = isset( self::$without[ get_current_blog_id() ][ $id ] ) ? array() : self::stored( $id );
			} catch ( RuntimeException ) {
				Page_Cache::skip();
				return new self( Level::Nobody, true );
			}
		}
		$value = $meta[ self::META_LEVEL ][0] ?? '';
		$tier  = $meta[ self::META_TIER ][0] ?? 0;
		return '' === $value
			? new self()
			: new self(
				is_string( $value ) ? Level::tryFrom( $value ) ?? Level::Nobody : Level::Nobody,
				true,
				is_numeric( $tier ) ? max( 0, (int) $tier ) : 0
			);
	}

	/** The choice for a post that has a paywall. */
	public function at_paywall(): self {
		return $this->is_chosen ? $this : new self( Level::Subscribers, false );
	}

	/**
	 * @return array<string, list<string>>
	 * @throws RuntimeException If the database fails.
	 */
	private static function stored( int $id ): array {
		global $wpdb;
		$meta = array();
		if ( $id > 0 ) {
			$sql = "SELECT meta_key, meta_value FROM $wpdb->postmeta WHERE post_id = %d AND meta_key IN (%s, %s) ORDER BY meta_id";
			// phpcs:ignore WordPress.DB.PreparedSQL -- The table's name alone.
			foreach ( Rows::get( (string) $wpdb->prepare( $sql, $id, self::META_LEVEL, self::META_TIER ) ) as $row ) {
				$meta[ (string) $row->meta_key ][] = (string) $row->meta_value;
			}
		}
		if ( array() === $meta ) {
			self::$without[ get_current_blog_id() ][ $id ] = true;
		}
		return $meta;
	}
}
