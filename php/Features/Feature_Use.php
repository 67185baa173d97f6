<?php

declare( strict_types=1 );

namespace Slipstream\Features;

use RuntimeException;
use Slipstream\Blocks\Blocks_Module;
use Slipstream\Blocks\Registrar;
use Slipstream\Blocks\Widget_Texts;
use Slipstream\Modules\Interfaces\With_Automatic_Content;
use Slipstream\Modules\Interfaces\With_Shortcodes;
use Slipstream\Modules\Modules;
use Slipstream\Support\Database\Rows;

/**
 * Counts where the blocks of a feature stand. However large the site, it reads no more than the newest posts.
 */
final class Feature_Use {

	/** How many of the newest published posts are read, and how many with a block are counted. */
	public const READ    = 2000;
	public const COUNTED = 100;

	/** Post types whose blocks stand on pages that nobody can count. */
	private const PARTS = array( 'wp_block', 'wp_template', 'wp_template_part' );

	public function __construct( private Modules $modules, private Registrar $registrar ) {}

	/** Whether there is such a feature: a module that can be switched, or a block, by its name after the slash. */
	public function has( string $slug ): bool {
		return null !== $this->modules->switchable( $slug ) || isset( $this->registrar->all()[ "jetpack/$slug" ] );
	}

	/**
	 * Where its blocks stand.
	 *
	 * @return array{pages: int, is_at_least: bool, parts: int, automatic: list<string>} Published posts and pages;
	 *     whether there may be more; templates, synced patterns, and widget areas; what is shown without a block, in
	 *     sentences.
	 * @throws RuntimeException If the database does not respond.
	 */
	public function of( string $slug ): array {
		$marks  = $this->marks( $slug );
		$module = $this->modules->switchable( $slug );
		$shown  = $module instanceof With_Automatic_Content ? $module->automatic_content() : array();
		if ( array() === $marks ) {
			return array(
				'pages'       => 0,
				'is_at_least' => false,
				'parts'       => 0,
				'automatic'   => $shown,
			);
		}
		list( $pages, $is_bounded ) = self::count( self::page_types(), $marks );
		list( $parts )              = self::count( self::PARTS, $marks );
		return array(
			'pages'       => $pages,
			'is_at_least' => $is_bounded,
			'parts'       => $parts + self::widgets( $marks ),
			'automatic'   => $shown,
		);
	}

	/**
	 * What stands in the text of a post that has a block of the feature.
	 *
	 * @return list<string>
	 */
	private function marks( string $slug ): array {
		if ( Blocks_Module::SLUG === $slug ) {
			return array( '<!-- wp:jetpack/' );
		}
		$blocks = $this->registrar->all();
		$head   = "jetpack/$slug";
		// Other blocks of the feature stand in the one that has its name, where there is one.
		$names  = isset( $blocks[ $head ] ) ? array( $head ) : array_keys(
			array_filter(
				$blocks,
				static fn ( array $block ): bool => ( $block['slipstream']['module'] ?? '' ) === $slug
			)
		);
		$module = $this->modules->switchable( $slug );
		return array(
			...array_map( static fn ( string $name ): string => "<!-- wp:$name ", $names ),
			...( $module instanceof With_Shortcodes ? self::shortcode_marks( $module ) : array() ),
		);
	}

	/**
	 * How its shortcodes begin in a text. Those of other plugins have longer names, such as contact-form-7.
	 *
	 * @return list<string>
	 */
	private static function shortcode_marks( With_Shortcodes $module ): array {
		$marks = array();
		foreach ( $module->shortcodes() as $shortcode ) {
			foreach ( array( ']', ' ', '/', "\n", "\r", "\t" ) as $end ) {
				$marks[] = "[$shortcode$end";
			}
		}
		return $marks;
	}

	/** @return list<string> The types of posts that visitors open. */
	private static function page_types(): array {
		return array_values( array_diff( get_post_types( array( 'public' => true ) ), array( 'attachment' ) ) );
	}

	/**
	 * @param list<string> $types
	 * @param list<string> $marks
	 * @return array{int, bool} How many have one of them, and whether there may be more.
	 * @throws RuntimeException If the database does not respond.
	 */
	private static function count( array $types, array $marks ): array {
		global $wpdb;
		$places = implode( ', ', array_fill( 0, count( $types ), '%s' ) );
		$where  = "post_type IN ($places) AND post_status = 'publish'";
		// phpcs:disable WordPress.DB -- As many places as values.
		$oldest = Rows::get(
			(string) $wpdb->prepare(
				"SELECT ID FROM {$wpdb->posts} WHERE $where ORDER BY ID DESC LIMIT %d, 1",
				...array( ...$types, self::READ - 1 )
			)
		);
		$after  = (int) ( $oldest[0]->ID ?? 0 );
		$likes  = implode( ' OR ', array_fill( 0, count( $marks ), 'post_content LIKE %s' ) );
		$found  = Rows::get(
			(string) $wpdb->prepare(
				"SELECT ID FROM {$wpdb->posts} WHERE $where AND ID >= %d AND ($likes) LIMIT %d",
				...array(
					...$types,
					$after,
					...array_map(
						static fn ( string $mark ): string => '%' . $wpdb->esc_like( $mark ) . '%',
						$marks
					),
					self::COUNTED + 1,
				)
			)
		);
		// phpcs:enable
		return array( min( self::COUNTED, count( $found ) ), $after > 0 || count( $found ) > self::COUNTED );
	}

	/**
	 * How many block widgets have one of them.
	 *
	 * @param list<string> $marks
	 * @throws RuntimeException If the database does not respond.
	 */
	private static function widgets( array $marks ): int {
		$count = 0;
		foreach ( Widget_Texts::all() as $content ) {
			foreach ( $marks as $mark ) {
				if ( str_contains( $content, $mark ) ) {
					++$count;
					break;
				}
			}
		}
		return $count;
	}
}
