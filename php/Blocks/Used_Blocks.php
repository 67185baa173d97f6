<?php

declare( strict_types=1 );

namespace Slipstream\Blocks;

/**
 * Remembers the blocks that stand where nobody can know of them before a page is drawn (templates, widgets, patterns),
 * and those that the theme or the site styles.
 */
final class Used_Blocks {

	public const OPTION = 'slipstream_used_blocks';

	/** @return list<string> The names of the blocks. */
	public function get(): array {
		$stored = get_option( self::OPTION, array() );
		return array_values( array_filter( is_array( $stored ) ? $stored : array(), 'is_string' ) );
	}

	/**
	 * Makes the option: it is read on every page, where a missing one would cost a query.
	 *
	 * @param list<string> $names The names of our blocks.
	 */
	public function install( array $names ): void {
		add_option( self::OPTION, array(), '', true );
		$this->add_theme( $names );
	}

	/** @param array<string> $names The names of blocks that are ours. */
	public function add( array $names ): void {
		$before = $this->get();
		$after  = array_values( array_unique( array( ...$before, ...$names ) ) );
		if ( $after !== $before ) {
			update_option( self::OPTION, $after, true );
		}
	}

	/**
	 * Adds the blocks that a theme.json styles: were they known on some pages only, WordPress would work out its styles
	 * anew on each.
	 *
	 * @param list<string> $names The names of our blocks.
	 */
	public function add_styled( string $json, array $names ): void {
		preg_match_all( '#"([a-z0-9-]+/[a-z0-9-]+)"\s*:#', str_replace( '\/', '/', $json ), $found );
		$this->add( array_values( array_intersect( $names, $found[1] ) ) );
	}

	/** @param list<string> $names The names of our blocks. */
	public function add_theme( array $names ): void {
		foreach ( array_unique( array( get_template_directory(), get_stylesheet_directory() ) ) as $folder ) {
			if ( is_readable( $folder . '/theme.json' ) ) {
				$this->add_styled( (string) file_get_contents( $folder . '/theme.json' ), $names ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the site.
			}
		}
	}
}
