<?php

declare( strict_types=1 );

namespace Slipstream\Features;

use RuntimeException;
use Slipstream\Support\Database\Database_Errors;
use Slipstream\Support\Database\Rows;
use WP_Block_Patterns_Registry;
use WP_Block_Template;

/**
 * What visitors see around posts: templates and template parts of the theme that is on, also those that stand in its
 * files, and widgets. What nobody sees is not among them: parts that no template has, a custom template that no page
 * has, inactive widgets.
 */
final class Shown_Parts {

	/** How deep patterns may stand in each other. */
	private const DEEPEST = 8;

	/** Where a kind of widget has its text. */
	private const WIDGETS = array(
		'block' => 'content',
		'text'  => 'text',
	);

	/**
	 * @return list<string> Their texts, each with those of the theme's patterns in it.
	 * @throws RuntimeException If the database does not respond.
	 */
	public static function texts(): array {
		$failed = Database_Errors::count();
		$texts  = array( ...self::of_theme(), ...self::of_widgets() );
		if ( Database_Errors::count() > $failed ) {
			throw new RuntimeException( 'The templates and widgets could not be read.' );
		}
		return $texts;
	}

	/**
	 * @return list<string>
	 * @throws RuntimeException If the database does not respond.
	 */
	private static function of_theme(): array {
		if ( ! wp_is_block_theme() && ! current_theme_supports( 'block-templates' ) ) {
			return array();
		}
		$chosen = array_column( self::chosen_templates(), 'meta_value' );
		$texts  = array();
		foreach ( self::published( 'wp_template' ) as $template ) {
			if ( ! $template->is_custom || in_array( $template->slug, $chosen, true ) ) {
				$texts[] = self::with_patterns( $template->content );
			}
		}
		return self::with_parts( $texts );
	}

	/**
	 * @return list<object{meta_value: string}> The templates that pages have.
	 * @throws RuntimeException If the database does not respond.
	 */
	private static function chosen_templates(): array {
		global $wpdb;
		/** @var list<object{meta_value: string}> */
		return Rows::get(
			"SELECT DISTINCT meta_value FROM {$wpdb->postmeta}
			INNER JOIN {$wpdb->posts} ON ID = post_id AND post_status = 'publish'
			WHERE meta_key = '_wp_page_template'"
		);
	}

	/**
	 * @param 'wp_template'|'wp_template_part' $type
	 * @return list<WP_Block_Template>
	 */
	private static function published( string $type ): array {
		return array_values(
			array_filter(
				get_block_templates( array(), $type ),
				static fn ( WP_Block_Template $template ): bool => 'publish' === $template->status
			)
		);
	}

	/**
	 * Adds the template parts that stand in texts, and those that stand in these.
	 *
	 * @param list<string> $texts
	 * @return list<string>
	 */
	private static function with_parts( array $texts ): array {
		$parts = array();
		foreach ( self::published( 'wp_template_part' ) as $part ) {
			$parts[ $part->slug ] = self::with_patterns( $part->content );
		}
		$waiting = $texts;
		while ( array() !== $waiting ) {
			preg_match_all( '#<!-- wp:template-part {[^>]*"slug":"([^"]+)"#', array_shift( $waiting ), $found );
			$named = array_values( array_intersect_key( $parts, array_flip( $found[1] ) ) );
			$parts = array_diff_key( $parts, array_flip( $found[1] ) );
			array_push( $texts, ...$named );
			array_push( $waiting, ...$named );
		}
		return $texts;
	}

	/** A text with those of the theme's patterns that it names. */
	private static function with_patterns( string $text, int $depth = 0 ): string {
		preg_match_all( '#<!-- wp:pattern {[^>]*"slug":"([^"]+)"#', self::DEEPEST > $depth ? $text : '', $found );
		foreach ( array_unique( $found[1] ) as $slug ) {
			$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( $slug );
			$text   .= "\n" . self::with_patterns( (string) ( $pattern['content'] ?? '' ), $depth + 1 );
		}
		return $text;
	}

	/** @return list<string> */
	private static function of_widgets(): array {
		$texts = array();
		foreach ( wp_get_sidebars_widgets() as $sidebar => $ids ) {
			if ( ! is_registered_sidebar( $sidebar ) || ! is_array( $ids ) ) {
				continue;
			}
			foreach ( $ids as $id ) {
				$text = self::of_widget( (string) $id );
				if ( '' !== $text ) {
					$texts[] = $text;
				}
			}
		}
		return $texts;
	}

	private static function of_widget( string $id ): string {
		if ( ! preg_match( '/^(block|text)-(\d+)$/', $id, $found ) ) {
			return '';
		}
		list( , $kind, $number ) = $found;
		$widgets                 = get_option( "widget_$kind", array() );
		$widget                  = is_array( $widgets ) ? $widgets[ (int) $number ] ?? array() : array();
		$text                    = is_array( $widget ) ? $widget[ self::WIDGETS[ $kind ] ] ?? '' : '';
		return is_string( $text ) ? $text : '';
	}
}
