<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Users;

use Slipstream\Http\Request_Error;
use Slipstream\Hub\Database\Hub_Database;
use Slipstream\Hub\Database\Hub_Tables;
use Slipstream\Support\Clock;
use WP_User;

/**
 * One row per known person. These are not WordPress users. People who logged in here or entered a mailed code have one
 * account for all sites. People whom only a site vouches for have an account for that site alone, so that no site can
 * speak for another site's account.
 */
final class Accounts {

	public function __construct( private Hub_Database $database, private Clock $clock ) {}

	/**
	 * The account of a WordPress user here.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function of_user( WP_User $user ): int {
		return $this->made( "user:$user->ID", $user->ID, $user->user_login, $user->user_email, $user->display_name );
	}

	/**
	 * The account of an email address that was confirmed with a mailed code.
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
	 * Stores the email address that a site's user shares.
	 *
	 * @param int    $account_id The number of an account that only its site vouches for.
	 * @param string $email      The address; '' if the user no longer shares it.
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
	 * An identity's account, created on the first call. If two calls come at once, one creates it.
	 *
	 * @param int $user_id The WordPress user here, or 0.
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
