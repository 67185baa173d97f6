<?php

declare( strict_types=1 );

namespace Slipstream\Embeds;

use Slipstream\Settings\Option_Field;

/**
 * Remembers which services the site's pages embed: only those are told visitors.
 */
final class Services_In_Use {

	public const OPTION = 'slipstream_embeds_seen';

	/**
	 * The mark that a write has failed, kept for a while in a lasting cache, else for this page. Without it, each
	 * view would try again.
	 */
	private const REFUSED = 'embeds_seen_refused';

	/** @return list<string> */
	public static function get(): array {
		$stored = get_option( self::OPTION, array() );
		return array_values( array_filter( is_array( $stored ) ? $stored : array(), 'is_string' ) );
	}

	public static function add( string $block ): void {
		if ( in_array( $block, self::get(), true ) || false !== wp_cache_get( self::REFUSED, 'slipstream' ) ) {
			return;
		}
		// As it is stored: pages that are seen at the same moment each add theirs.
		$is_stored = Option_Field::change(
			self::OPTION,
			static fn ( array $stored ): array => in_array( $block, $stored, true )
				? $stored
				: array( ...$stored, $block )
		);
		if ( ! $is_stored ) {
			wp_cache_set( self::REFUSED, 1, 'slipstream', 600 );
		}
	}
}
