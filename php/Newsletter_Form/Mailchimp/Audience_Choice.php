<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter_Form\Mailchimp;

use RuntimeException;
use Slipstream\Http\Request_Error;
use Slipstream\Services\Mailchimp\Audience;
use Slipstream\Support\Database\Stored_Option;

/**
 * The audience that the owner has chosen, in Jetpack's option. What else Jetpack has in it stays.
 */
final class Audience_Choice {

	public const OPTION = 'jetpack_mailchimp';

	private const FIELD = 'follower_list_id';

	/**
	 * Its ID; '' for none.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function get(): string {
		$id = $this->stored()[ self::FIELD ] ?? '';
		return is_string( $id ) && 1 === preg_match( '/' . Audience::ID . '/D', $id ) ? $id : '';
	}

	/**
	 * @param string $id '' for none.
	 * @throws Request_Error If the database fails.
	 */
	public function set( string $id ): void {
		$stored = array( self::FIELD => $id ) + $this->stored();
		update_option( self::OPTION, (string) wp_json_encode( $stored ), true );
		// WordPress says false also for what has not changed.
		if ( $this->get() !== $id ) {
			throw Request_Error::not_stored();
		}
	}

	/** @return array<array-key, mixed> */
	private function stored(): array {
		try {
			$stored = Stored_Option::get( self::OPTION );
		} catch ( RuntimeException ) {
			throw Request_Error::database_failed( 'newsletter_settings_unknown', 5 );
		}
		$read = is_string( $stored ) ? json_decode( $stored, true ) : null;
		return is_array( $read ) ? $read : array();
	}
}
