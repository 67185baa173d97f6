<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Users;

use Slipstream\Http\Request_Error;
use Slipstream\Hub\Database\Hub_Database;
use Slipstream\Hub\Database\Hub_Tables;
use Slipstream\Support\Clock;
use WP_User;

/**
 * A row for each person that is known here, no user of WordPress. Who has signed in here or entered a mailed code has
 * one account for all sites; whom only a site vouches for has one of that site alone, so that no site can speak for an
 * account of another.
 */
final class Accounts {

	public function __construct( private Hub_Database $database, private Clock $clock ) {}

	/**
	 * The account of a user of this WordPress.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function of_user( WP_User $user ): int {
		return $this->made( "user:$user->ID", $user->ID, $user->user_login, $user->user_email, $user->display_name );
	}

	/**
	 * The account of an email address that a mailed code was entered for.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function of_email( string $email ): int {
		$email = strtolower( $email );
		$user  = get_user_by( 'email', $email );
		return $user instanceof WP_User
			? $this->of_user( $user )
			: $this->made( "email:$email", 0, (string) strtok( $email, '@' ), $email, '' );
	}

	/**
	 * The account of someone whom a site vouches for.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function of_site_user( int $site_id, int $user_id, string $display_name ): int {
		return $this->made( "site:$site_id:$user_id", 0, "site-$site_id-user-$user_id", '', $display_name );
	}

	/**
	 * Stores the address that a user of a site shares.
	 *
	 * @param int    $account_id The number of an account that only its site vouches for.
	 * @param string $email      The address; '' if it is not shared any more.
	 * @throws Request_Error If the database fails.
	 */
	public function share_email( int $account_id, string $email ): void {
		$this->database->change(
			'UPDATE %i SET email = %s WHERE id = %d',
			$this->table(),
			strtolower( $email ),
			$account_id
		);
	}

	/**
	 * The account of an identity, made with the first call. Of two that come at once one makes it.
	 *
	 * @param int $user_id The user of this WordPress, 0 for none.
	 */
	private function made( string $identity, int $user_id, string $login, string $email, string $display_name ): int {
		$key = hash( 'sha256', $identity );
		$this->database->add(
			Hub_Tables::TABLE_ACCOUNTS,
			array(
				'identity'     => $key,
				'user_id'      => $user_id,
				'login'        => $login,
				'email'        => strtolower( $email ),
				'display_name' => $display_name,
				'created'      => $this->clock->now(),
			)
		);
		return $this->database->number( 'SELECT id AS number FROM %i WHERE identity = %s', $this->table(), $key );
	}

	private function table(): string {
		return $this->database->table( Hub_Tables::TABLE_ACCOUNTS );
	}
}
