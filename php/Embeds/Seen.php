<?php
/**
 * Services that pages have shown.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Embeds;

use Slipstream\Settings\Option_Field;

/**
 * Remembers which services the site's pages embed: only those are told visitors.
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
		if ( in_array( $block, self::get(), true ) ) {
			return;
		}
		// As it is stored: pages that are seen at the same moment each add theirs.
		Option_Field::change( self::OPTION, static fn ( array $stored ): array => in_array( $block, $stored, true ) ? $stored : array( ...$stored, $block ) );
	}
}
