<?php

declare( strict_types=1 );

namespace Slipstream\Notices;

use Slipstream\Http\Request_Error;
use Slipstream\Settings\Stored_Value;

/**
 * Notices that stay away.
 */
final class Dismissed {

	public const NOTICES = 'jetpack_dismissed_notices';
	public const MODAL   = 'jetpack_has_seen_wc_connection_modal';

	/** The notices that there are. */
	public const KNOWN = array( 'feedback_dash_request', 'way_in', 'welcome' );

	/** @return list<string> The notices that were dismissed. */
	public static function all(): array {
		return array_values(
			array_intersect( self::KNOWN, array_keys( array_filter( (array) get_option( self::NOTICES, array() ) ) ) )
		);
	}

	/**
	 * Remembers a notice. Another one that is dismissed at the same moment is remembered too.
	 *
	 * @return array<string, true> All that were dismissed; not what Jetpack has left in the option.
	 * @throws Request_Error If the write fails.
	 */
	public static function add( string $notice ): array {
		Stored_Value::put_field( self::NOTICES, $notice, true );
		return array_fill_keys( self::all(), true );
	}

	/**
	 * Remembers that the introduction to the connection of a store was seen.
	 *
	 * @throws Request_Error If the write fails.
	 */
	public static function add_modal(): void {
		Stored_Value::put( self::MODAL, '1' );
	}
}
