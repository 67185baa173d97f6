<?php

declare( strict_types=1 );

namespace Slipstream\Modules;

use RuntimeException;
use Slipstream\Support\Database\Rows;
use WP_User;

/**
 * Finds users for WordPress's privacy tools.
 */
final class Person {

	/**
	 * The user of an email address; null if there is none.
	 *
	 * @throws RuntimeException If the database fails: WordPress itself does not tell that from nobody.
	 */
	public static function of( string $email ): ?WP_User {
		global $wpdb;
		$user = get_user_by( 'email', $email );
		if ( $user instanceof WP_User ) {
			return $user;
		}
		$rows = Rows::get( (string) $wpdb->prepare( "SELECT ID FROM $wpdb->users WHERE user_email = %s", $email ) );
		if ( array() !== $rows ) {
			throw new RuntimeException( 'The database did not give the user.' );
		}
		return null;
	}
}
