<?php

declare( strict_types=1 );

namespace Slipstream\Embeds;

use RuntimeException;
use Slipstream\Blocks\Stored_Blocks;
use Slipstream\Settings\Option_Field;

/**
 * Remembers which services the site's pages embed: only those are told visitors. Also of blocks that have browsers
 * remember something.
 */
final class Services_In_Use {

	public const OPTION = 'slipstream_embeds_seen';

	/** The block that counts visits in the browser. */
	public const VISITS = 'repeat-visitor';

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

	/**
	 * Looks for them in what is stored, and forgets those that are not there any more. On a site too large to be read
	 * as a whole none is forgotten. If the database fails, what was known stays.
	 */
	public static function recount(): void {
		try {
			list( $found, $is_all ) = Stored_Blocks::find( array( ...array_keys( Hosts::all() ), self::VISITS ) );
		} catch ( RuntimeException ) {
			return;
		}
		Option_Field::change(
			self::OPTION,
			static fn ( array $stored ): array => $is_all
				? $found
				: array_values( array_unique( array( ...$stored, ...$found ) ) )
		);
	}
}
