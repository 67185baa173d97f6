<?php

declare( strict_types=1 );

namespace Slipstream\Blocks;

use RuntimeException;
use Slipstream\Support\Database\Rows;
use WP_Block_Patterns_Registry;

/**
 * Finds which blocks stand in what visitors can see: posts and templates, widgets, and what the theme brings. However
 * large the site, it reads no more than the newest posts.
 */
final class Stored_Blocks {

	/** How many of the newest posts are read. */
	private const READ = 2000;

	private const STATUSES = "post_status IN ('publish', 'private')";

	/**
	 * Which of some blocks stand somewhere.
	 *
	 * @param list<string> $names Such as "calendly".
	 * @return array{list<string>, bool} Their names, and whether all posts were read.
	 * @throws RuntimeException If the database does not respond.
	 */
	public static function find( array $names ): array {
		global $wpdb;
		$statuses = self::STATUSES;
		// phpcs:disable WordPress.DB -- Only what stands here.
		$oldest = Rows::get(
			(string) $wpdb->prepare(
				"SELECT ID FROM {$wpdb->posts} WHERE $statuses ORDER BY ID DESC LIMIT %d, 1",
				self::READ
			)
		);
		// phpcs:enable
		$after = (int) ( $oldest[0]->ID ?? 0 );
		$other = implode( "\n", array( ...Widget_Texts::all(), ...self::of_theme() ) );
		$found = array_filter(
			$names,
			static fn ( string $name ): bool => str_contains( $other, self::mark( $name ) )
				|| self::is_in_posts( $name, $after )
		);
		return array( array_values( $found ), 0 === $after );
	}

	private static function mark( string $name ): string {
		return "<!-- wp:jetpack/$name ";
	}

	/** @throws RuntimeException If the database does not respond. */
	private static function is_in_posts( string $name, int $after ): bool {
		global $wpdb;
		$statuses = self::STATUSES;
		// phpcs:disable WordPress.DB -- Only what stands here.
		return array() !== Rows::get(
			(string) $wpdb->prepare(
				"SELECT ID FROM {$wpdb->posts} WHERE $statuses AND ID > %d AND post_content LIKE %s LIMIT 1",
				$after,
				'%' . $wpdb->esc_like( self::mark( $name ) ) . '%'
			)
		);
		// phpcs:enable
	}

	/** @return list<string> Texts that stand in files: templates, and patterns that they may name. */
	private static function of_theme(): array {
		$templates = wp_is_block_theme()
			? array( ...get_block_templates(), ...get_block_templates( array(), 'wp_template_part' ) )
			: array();
		return array(
			...array_column( $templates, 'content' ),
			...array_column( WP_Block_Patterns_Registry::get_instance()->get_all_registered(), 'content' ),
		);
	}
}
