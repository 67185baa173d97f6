<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Alt_Text;

use Slipstream\Http\Request_Error;

/**
 * Remembers with an image what was done about its alternative text, so that work can go on another day, or elsewhere.
 */
final class Alt_State {

	public const KEY = '_slipstream_alt';
	public const ALT = '_wp_attachment_image_alt';

	public const OPEN       = 'open';
	public const FAILED     = 'failed';
	public const SKIPPED    = 'skipped';
	public const DECORATIVE = 'decorative';
	public const WRITTEN    = 'written';

	/**
	 * What an image can be: the last one has a text, the others have none. What has a text of another origin is none of
	 * them.
	 */
	public const ALL = array( self::OPEN, self::FAILED, self::SKIPPED, self::DECORATIVE, self::WRITTEN );

	/** The image's alternative text. */
	public static function alt( int $id ): string {
		$alt = get_post_meta( $id, self::ALT, true );
		return is_string( $alt ) ? trim( $alt ) : '';
	}

	/**
	 * What was noted, and why it failed if it did.
	 *
	 * @return array{string, string} One of ALL or '', and an error code or ''.
	 */
	public static function read( int $id ): array {
		$noted = get_post_meta( $id, self::KEY, true );
		$parts = explode( ':', is_string( $noted ) ? $noted : '', 2 );
		$state = in_array( $parts[0], self::ALL, true ) ? $parts[0] : self::OPEN;
		if ( ( '' !== self::alt( $id ) ) !== ( self::WRITTEN === $state ) ) {
			// Someone has changed the text elsewhere.
			$state = '' === self::alt( $id ) ? self::OPEN : '';
		}
		return array( $state, self::FAILED === $state ? $parts[1] ?? '' : '' );
	}

	/** @param string $state One of ALL, or '' to forget. */
	public static function note( int $id, string $state, string $code = '' ): void {
		if ( '' === $state || self::OPEN === $state ) {
			delete_post_meta( $id, self::KEY );
		} else {
			update_post_meta( $id, self::KEY, '' === $code ? $state : "$state:$code" );
		}
	}

	/**
	 * @param string $alt The text; '' for none.
	 * @return bool Whether it is stored.
	 */
	public static function store( int $id, string $alt ): bool {
		$alt = trim( sanitize_text_field( $alt ) );
		if ( '' === $alt ) {
			delete_post_meta( $id, self::ALT );
		} else {
			update_post_meta( $id, self::ALT, wp_slash( $alt ) );
		}
		// WordPress says false both where nothing was to be changed and where the database failed.
		wp_cache_delete( $id, 'post_meta' );
		return self::alt( $id ) === $alt;
	}

	/** The error if a text could not be saved. */
	public static function not_stored(): Request_Error {
		return new Request_Error(
			'alt_text_not_stored',
			__( 'The text could not be saved. Please try again.', 'slipstream' ),
			503,
			5
		);
	}
}
