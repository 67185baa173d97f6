<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Storage;

use RuntimeException;
use SensitiveParameter;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Database\Database_Errors;
use Slipstream\Support\Database\Rows;
use Slipstream\Support\Secrets;

/**
 * One record for each user and hub, kept per site: the token, encrypted; the role it is for; the account there.
 *
 * @phpstan-type Account array{ID: int, login: string, display_name: string, email: string}
 */
final class User_Tokens {

	/** The user's records by hub. */
	public const USER_OPTION = 'slipstream_hub_links';

	public function __construct( private Secrets $secrets ) {}

	public function has( string $hub, int $user_id ): bool {
		return '' !== ( $this->record( $hub, $user_id )['token'] ?? '' );
	}

	/** A user's token; null if there is none, or it cannot be read. */
	public function token( string $hub, int $user_id ): ?string {
		$stored = $this->record( $hub, $user_id )['token'] ?? '';
		$token  = is_string( $stored ) ? $this->secrets->decrypt( $stored ) : null;
		// A record that was copied to another user does not speak for both.
		$parts = explode( ' ', (string) $token );
		return 2 === count( $parts ) && (string) $user_id === $parts[0] ? $parts[1] : null;
	}

	/** @return Account|null */
	public function account( string $hub, int $user_id ): ?array {
		$account = $this->record( $hub, $user_id )['account'] ?? null;
		return is_array( $account ) ? self::clean( $account ) : null;
	}

	/**
	 * @return array<string, Account> By the hub's short name.
	 * @throws Request_Error If the database does not respond.
	 */
	public function accounts( int $user_id ): array {
		$accounts = array();
		foreach ( self::fresh( $user_id ) as $hub => $record ) {
			$accounts[ (string) $hub ] = self::clean(
				is_array( $record ) && is_array( $record['account'] ?? null ) ? $record['account'] : array()
			);
		}
		return $accounts;
	}

	/**
	 * @param array<mixed> $account The account, as the hub tells it.
	 * @throws Connection_Request_Error If the connection, the provider or the database does not allow it.
	 */
	public function set( string $hub, int $user_id, #[SensitiveParameter] string $token, string $role, array $account ): void {
		$this->store(
			$hub,
			$user_id,
			array(
				'token'   => $this->secrets->encrypt( "$user_id $token" ),
				'role'    => $role,
				'account' => self::clean( $account ),
			)
		);
		if ( $this->token( $hub, $user_id ) !== $token ) {
			throw Connection_Request_Error::database();
		}
	}

	/**
	 * @return bool Whether it is gone.
	 * @throws Request_Error If the database does not respond.
	 */
	public function forget( string $hub, int $user_id ): bool {
		$this->store( $hub, $user_id, null );
		return ! $this->has( $hub, $user_id );
	}

	/**
	 * @return bool Whether they are gone.
	 * @throws Request_Error If the database does not respond.
	 */
	public function forget_all( string $hub ): bool {
		return array() === array_filter(
			$this->users( $hub ),
			fn ( int $user_id ): bool => ! $this->forget( $hub, $user_id )
		);
	}

	/**
	 * @return list<int>
	 * @throws Connection_Request_Error If the connection, the provider or the database does not allow it.
	 */
	public function users( string $hub ): array {
		global $wpdb;
		$errors = Database_Errors::count();
		$ids    = get_users(
			array(
				'meta_key'     => $wpdb->get_blog_prefix() . self::USER_OPTION, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Only where the connection is managed.
				'meta_compare' => 'EXISTS',
				'fields'       => 'ID',
			)
		);
		if ( Database_Errors::count() > $errors ) {
			throw Connection_Request_Error::database();
		}
		return array_values(
			array_filter( array_map( 'intval', $ids ), fn ( int $user_id ): bool => $this->has( $hub, $user_id ) )
		);
	}

	/** @return array<mixed> */
	private function record( string $hub, int $user_id ): array {
		// WordPress takes 0 for the user who is signed in.
		$records = $user_id > 0 ? get_user_option( self::USER_OPTION, $user_id ) : array();
		$record  = is_array( $records ) ? $records[ Hub_Store::short_name( $hub ) ] ?? array() : array();
		return is_array( $record ) ? $record : array();
	}

	/**
	 * A user's records as the database has them: what is cached may be older, and a database that does not respond has
	 * not none.
	 *
	 * @return array<mixed>
	 */
	private static function fresh( int $user_id ): array {
		global $wpdb;
		try {
			$rows = Rows::get(
				(string) $wpdb->prepare(
					"SELECT meta_value FROM $wpdb->usermeta WHERE user_id = %d AND meta_key = %s",
					$user_id,
					$wpdb->get_blog_prefix() . self::USER_OPTION
				)
			);
		} catch ( RuntimeException ) {
			throw Connection_Request_Error::database();
		}
		wp_cache_delete( $user_id, 'user_meta' );
		$records = array() === $rows ? null : maybe_unserialize( (string) $rows[0]->meta_value );
		return is_array( $records ) ? $records : array();
	}

	/** @param array<mixed>|null $record  The record; null removes it. */
	private function store( string $hub, int $user_id, ?array $record ): void {
		$records = self::fresh( $user_id );
		unset( $records[ Hub_Store::short_name( $hub ) ] );
		if ( null !== $record ) {
			$records[ Hub_Store::short_name( $hub ) ] = $record;
		}
		array() === $records ? delete_user_option( $user_id, self::USER_OPTION ) : update_user_option(
			$user_id,
			self::USER_OPTION,
			$records
		);
	}

	/**
	 * @param array<mixed> $account What the hub tells.
	 * @return Account
	 */
	private static function clean( array $account ): array {
		$text = static fn ( string $name ): string => is_string( $account[ $name ] ?? null ) ? sanitize_text_field(
			mb_substr( $account[ $name ], 0, 400 )
		) : '';
		return array(
			'ID'           => is_int( $account['ID'] ?? null ) ? $account['ID'] : 0,
			'login'        => $text( 'login' ),
			'display_name' => $text( 'display_name' ),
			'email'        => sanitize_email( $text( 'email' ) ),
		);
	}
}
