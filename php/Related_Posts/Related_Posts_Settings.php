<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts;

use Slipstream\Modules\Modules;
use Slipstream\Settings\Declared_Settings;
use Slipstream\Settings\Option_Field;
use Slipstream\Settings\Setting;

/**
 * Reads and writes the settings. Those that other plugins know keep Jetpack's option; the rest have our own.
 */
final class Related_Posts_Settings {

	/** The look of related posts without a block: the shortcode. */
	public const LOOK = 'jetpack_relatedposts';

	/** Which posts can appear, and their images. */
	public const CHOICE = 'slipstream_related_posts';

	/** The most posts that can appear. */
	public const MOST = 6;

	public function __construct( private Modules $modules ) {}

	/** @return list<Setting> */
	public static function all(): array {
		$ids = array( 'sanitize' => self::ids( ... ) );
		return Declared_Settings::of( 'Related_Posts' )->all(
			array(
				'slipstream_related_post_types'    => array(
					'validate' => static fn ( array $names ): bool|string =>
						array() === array_diff( $names, self::types() )
							? true
							: __( 'Post type not found.', 'slipstream' ),
				),
				'slipstream_related_include_terms' => $ids,
				'slipstream_related_exclude_terms' => $ids,
			)
		);
	}

	/** Whether related posts are on. */
	public function are_on(): bool {
		return $this->modules->is_active( Related_Posts_Module::SLUG ) && $this->look()['enabled'];
	}

	/** Whether they appear below every post without a block. */
	public function are_below_posts(): bool {
		$stored = get_option( self::CHOICE );
		return $this->are_on() && is_array( $stored ) && true === ( $stored['below_posts'] ?? false );
	}

	/**
	 * The look of related posts.
	 *
	 * @return array{enabled: bool, show_headline: bool, show_thumbnails: bool, show_date: bool, show_context: bool, layout: string, headline: string, size: int}
	 */
	public function look(): array {
		$stored = get_option( self::LOOK );
		$stored = is_array( $stored ) ? $stored : array();
		$size   = is_numeric( $stored['size'] ?? null ) ? (int) $stored['size'] : 0;
		$title  = is_string( $stored['headline'] ?? null ) ? trim( wp_strip_all_tags( $stored['headline'] ) ) : '';
		return array(
			'enabled'         => (bool) ( $stored['enabled'] ?? true ),
			'show_headline'   => (bool) ( $stored['show_headline'] ?? true ),
			'show_thumbnails' => (bool) ( $stored['show_thumbnails'] ?? false ),
			'show_date'       => (bool) ( $stored['show_date'] ?? true ),
			'show_context'    => (bool) ( $stored['show_context'] ?? true ),
			'layout'          => 'list' === ( $stored['layout'] ?? '' ) ? 'list' : 'grid',
			'headline'        => '' === $title ? __( 'Related', 'slipstream' ) : $title,
			'size'            => $size < 1 ? 3 : min( self::MOST, $size ),
		);
	}

	/**
	 * Changes the look of related posts. Other keys stay, including those that only other plugins know.
	 *
	 * @param array<string, mixed> $values
	 * @return bool Whether something was stored.
	 */
	public function set_look( array $values ): bool {
		$stored = get_option( self::LOOK );
		return update_option( self::LOOK, $values + ( is_array( $stored ) ? $stored : array() ) );
	}

	/**
	 * Which posts can appear, and their images.
	 *
	 * @return array{post_types: list<string>, include_terms: list<int>, exclude_terms: list<int>, fallback: string, fallback_image: int}
	 */
	public function choice(): array {
		$stored   = get_option( self::CHOICE );
		$stored   = is_array( $stored ) ? $stored : array();
		$types    = array_values( array_intersect( (array) ( $stored['post_types'] ?? array() ), self::types() ) );
		$fallback = $stored['fallback'] ?? null;
		$settings = Declared_Settings::of( 'Related_Posts' );
		return array(
			'post_types'     => $types ? $types : array( 'post' ),
			'include_terms'  => self::ids( $stored['include_terms'] ?? null ),
			'exclude_terms'  => self::ids( $stored['exclude_terms'] ?? null ),
			'fallback'       => in_array(
				$fallback,
				$settings->choices( 'slipstream_related_fallback' ),
				true
			) ? $fallback : 'first',
			'fallback_image' => is_numeric( $stored['fallback_image'] ?? null ) ? (int) $stored['fallback_image'] : 0,
		);
	}

	/** Stores settings that were never stored, because WordPress would query missing options on every page. */
	public function keep(): void {
		Option_Field::add( self::LOOK );
		Option_Field::add( self::CHOICE );
	}

	/** @return list<string> The types of posts that can be related. */
	public static function types(): array {
		return array_values( array_diff( get_post_types( array( 'public' => true ) ), array( 'attachment' ) ) );
	}

	/** @return list<int> The IDs in the stored value. */
	public static function ids( mixed $value ): array {
		$ids = array_map( 'intval', array_filter( is_array( $value ) ? $value : array(), 'is_numeric' ) );
		return array_values( array_unique( array_filter( $ids, static fn ( int $id ): bool => $id > 0 ) ) );
	}
}
