<?php

declare( strict_types=1 );

namespace Slipstream\Features;

use RuntimeException;
use Slipstream\Blocks\Blocks_Module;
use Slipstream\Blocks\Registrar;
use Slipstream\Modules\Interfaces\With_Automatic_Content;
use Slipstream\Modules\Interfaces\With_Shortcodes;
use Slipstream\Modules\Modules;
use Slipstream\Support\Database\Rows;
use stdClass;

/**
 * Counts where the blocks of a feature stand. However large the site, it reads no more than the newest posts.
 */
final class Feature_Use {

	/** How many of the newest published posts are read, and how many with a block are counted. */
	public const READ    = 2000;
	public const COUNTED = 100;

	/** How deep synced patterns may stand in each other. */
	private const DEEPEST = 8;

	public function __construct( private Modules $modules, private Registrar $registrar ) {}

	/** Whether there is such a feature: a module that can be switched, or a block, by its name after the slash. */
	public function has( string $slug ): bool {
		return null !== $this->modules->switchable( $slug ) || isset( $this->registrar->all()[ "jetpack/$slug" ] );
	}

	/**
	 * Where its blocks stand.
	 *
	 * @return array{pages: int, is_at_least: bool, parts: int, automatic: list<string>} Published posts and pages, by
	 *     themselves or by a synced pattern; whether there may be more; templates, synced patterns, and widgets that
	 *     visitors see; what is shown without a block, in sentences.
	 * @throws RuntimeException If the database does not respond.
	 */
	public function of( string $slug ): array {
		$marks  = $this->marks( $slug );
		$module = $this->modules->switchable( $slug );
		$shown  = $module instanceof With_Automatic_Content ? $module->automatic_content() : array();
		if ( array() === $marks->all ) {
			return array(
				'pages'       => 0,
				'is_at_least' => false,
				'parts'       => 0,
				'automatic'   => $shown,
			);
		}
		$patterns                   = self::patterns( $marks );
		$all                        = $marks->with_patterns( array_keys( $patterns ) );
		list( $pages, $is_bounded ) = self::find( self::page_types(), $all );
		$texts                      = Shown_Parts::texts();
		$shown_texts                = array_filter( $texts, $all->are_in( ... ) );
		return array(
			'pages'       => min( self::COUNTED, count( $pages ) ),
			'is_at_least' => $is_bounded,
			'parts'       => count( $shown_texts ) + self::count_shown( $patterns, $texts ),
			'automatic'   => $shown,
		);
	}

	/** What stands in the text of a post that has a block of the feature. */
	private function marks( string $slug ): Marks {
		if ( Blocks_Module::SLUG === $slug ) {
			return new Marks( array( '<!-- wp:jetpack/' ) );
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
		return new Marks(
			array(
				...array_map( static fn ( string $name ): string => "<!-- wp:$name ", $names ),
				...( $module instanceof With_Shortcodes ? self::shortcode_marks( $module ) : array() ),
			)
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
	 * The synced patterns that have one of some marks, by themselves or by another pattern.
	 *
	 * @return array<int, string> Their texts by ID.
	 * @throws RuntimeException If the database does not respond.
	 */
	private static function patterns( Marks $marks ): array {
		$found = array();
		for ( $depth = 0; $depth < self::DEEPEST; ++$depth ) {
			$before       = count( $found );
			list( $rows ) = self::find(
				array( 'wp_block' ),
				$marks->with_patterns( array_keys( $found ) ),
				'ID, post_content'
			);
			foreach ( $rows as $row ) {
				$found[ (int) $row->ID ] = (string) $row->post_content;
			}
			if ( count( $found ) === $before ) {
				break;
			}
		}
		return $found;
	}

	/**
	 * How many synced patterns visitors see: those that stand on a page, in a template, a widget, or another that they
	 * see.
	 *
	 * @param array<int, string> $patterns Their texts by ID.
	 * @param list<string>       $texts    Those of templates and widgets.
	 * @throws RuntimeException If the database does not respond.
	 */
	private static function count_shown( array $patterns, array $texts ): int {
		$hidden = array();
		foreach ( $patterns as $id => $text ) {
			if ( array() === self::find( self::page_types(), Marks::of_pattern( $id ) )[0] ) {
				$hidden[ $id ] = $text;
			} else {
				$texts[] = $text;
			}
		}
		do {
			$found = array_filter(
				array_keys( $hidden ),
				static fn ( int $id ): bool =>
					array() !== array_filter( $texts, Marks::of_pattern( $id )->are_in( ... ) )
			);
			foreach ( $found as $id ) {
				$texts[] = $hidden[ $id ];
				unset( $hidden[ $id ] );
			}
		} while ( array() !== $found );
		return count( $patterns ) - count( $hidden );
	}

	/**
	 * @param list<string>            $types
	 * @param 'ID'|'ID, post_content' $columns
	 * @return array{list<stdClass>, bool} The published posts that have one of some marks, at most one
	 *     more than are counted; and whether there may be more than are counted.
	 * @throws RuntimeException If the database does not respond.
	 */
	private static function find( array $types, Marks $marks, string $columns = 'ID' ): array {
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
		$likes  = implode( ' OR ', array_fill( 0, count( $marks->all ), 'post_content LIKE %s' ) );
		$found  = Rows::get(
			(string) $wpdb->prepare(
				"SELECT $columns FROM {$wpdb->posts} WHERE $where AND ID >= %d AND ($likes) LIMIT %d",
				...array( ...$types, $after, ...$marks->likes(), self::COUNTED + 1 )
			)
		);
		// phpcs:enable
		return array( $found, $after > 0 || count( $found ) > self::COUNTED );
	}
}
