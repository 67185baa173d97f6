<?php
/**
 * Services that pages have shown.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Embeds;

/**
 * Remembers which services the site's pages embed: only those are told visitors. Two pages that are drawn at once may lose a name; the
 * next page with the block adds it.
 */
final class Seen {

	public const OPTION = 'slipstream_embeds_seen';

	/**
	 * The blocks' folders.
	 *
	 * @return list<string>
	 */
	public static function get(): array {
		$stored = get_option( self::OPTION, array() );
		return array_values( array_filter( is_array( $stored ) ? $stored : array(), 'is_string' ) );
	}

	/**
	 * Adds a block.
	 *
	 * @param string $block Its folder.
	 */
	public static function add( string $block ): void {
		$before = self::get();
		if ( ! in_array( $block, $before, true ) ) {
			update_option( self::OPTION, array( ...$before, $block ), true );
		}
	}
}
