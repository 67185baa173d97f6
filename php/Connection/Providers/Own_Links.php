<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Providers;

use Slipstream\Support\Database\Database_Errors;
use WP_User;

/**
 * Nothing leaves the site, so it registers and links its writers by itself. Whoever disconnects stays disconnected.
 */
final class Own_Links implements Links {

	/** The site's record: is_registered, owner (user id). */
	public const OPTION = 'slipstream_connection';

	/** The user's record, kept per site: 'yes', or 'no' after an explicit unlink. */
	public const USER_OPTION = 'slipstream_linked';

	public function is_registered(): bool {
		return true === ( $this->record()['is_registered'] ?? false );
	}

	public function is_user_linked( int $user_id ): bool {
		// WordPress takes 0 for the user who is signed in.
		return $user_id > 0 && $this->is_registered() && 'yes' === get_user_option( self::USER_OPTION, $user_id );
	}

	/** The owner: the administrator who registered the site, or was made it. */
	public function owner_id(): int {
		$owner = $this->record()['owner'] ?? 0;
		return is_int( $owner ) && $this->is_user_linked( $owner ) ? $owner : 0;
	}

	public function blog_id(): int {
		return get_current_blog_id();
	}

	/** @throws Connection_Request_Error If the connection, the provider or the database does not allow it. */
	public function users(): array {
		if ( ! $this->is_registered() ) {
			return array();
		}
		$errors = Database_Errors::count();
		$ids    = get_users(
			array(
				'meta_key'   => $this->meta_key(), // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Only where the connection is managed.
				'meta_value' => 'yes', // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- Same.
				'fields'     => 'ID',
			)
		);
		if ( Database_Errors::count() > $errors ) {
			throw Connection_Request_Error::database();
		}
		return array_values( array_map( 'intval', $ids ) );
	}

	public function register( int $user_id ): void {
		$owner = $this->is_registered() ? $this->owner_id() : 0;
		$this->save( $owner > 0 ? $owner : $user_id );
		$this->link( $user_id );
	}

	public function disconnect(): bool {
		$errors = Database_Errors::count();
		// First: a link that stayed would count again with the next registration.
		delete_metadata( 'user', 0, $this->meta_key(), '', true );
		if ( Database_Errors::count() > $errors ) {
			return false;
		}
		update_option( self::OPTION, array( 'is_registered' => false ) );
		return Database_Errors::count() === $errors && ! $this->is_registered();
	}

	public function link( int $user_id ): void {
		update_user_option( $user_id, self::USER_OPTION, 'yes' );
	}

	public function unlink( int $user_id ): bool {
		$errors   = Database_Errors::count();
		$is_owner = $this->owner_id() === $user_id;
		update_user_option( $user_id, self::USER_OPTION, 'no' );
		if ( Database_Errors::count() > $errors || $this->is_user_linked( $user_id ) ) {
			return false;
		}
		if ( $is_owner ) {
			$this->save( 0 );
		}
		return Database_Errors::count() === $errors;
	}

	public function set_owner( int $user_id ): bool {
		$this->save( $user_id );
		return $this->owner_id() === $user_id;
	}

	/** Connects a writer who opens the administration, unless someone chose otherwise. */
	public function connect_automatically( WP_User $user ): void {
		if ( ! $user->exists() || ! $user->has_cap( 'edit_posts' ) ) {
			return;
		}
		if ( false === get_option( self::OPTION ) && $this->is_missing() ) {
			$owner = $user->has_cap( 'manage_options' ) ? $user->ID : $this->first_administrator();
			$this->save( $owner );
			if ( $owner > 0 ) {
				$this->link( $owner );
			}
		}
		if (
			$this->is_registered()
			&& false === get_user_option( self::USER_OPTION, $user->ID )
			&& $this->is_missing( $user->ID )
		) {
			$this->link( $user->ID );
		}
	}

	/**
	 * Whether the database says that a record is not there. Where it fails WordPress finds none either, and who has
	 * disconnected must stay so.
	 */
	private function is_missing( int $user_id = 0 ): bool {
		global $wpdb;
		$query = 0 === $user_id
			? $wpdb->prepare( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name = %s", self::OPTION )
			: $wpdb->prepare(
				"SELECT COUNT(*) FROM $wpdb->usermeta WHERE meta_key = %s AND user_id = %d",
				$this->meta_key(),
				$user_id
			);
		// phpcs:ignore WordPress.DB -- What is cached may be a failure.
		$count = $wpdb->get_var( $query );
		return '' === $wpdb->last_error && '0' === (string) $count;
	}

	/** @param int $owner The owner, 0 for none. */
	private function save( int $owner ): void {
		update_option(
			self::OPTION,
			array(
				'is_registered' => true,
				'owner'         => $owner,
			)
		);
	}

	/** @return array<mixed> */
	private function record(): array {
		$record = get_option( self::OPTION );
		return is_array( $record ) ? $record : array();
	}

	private function first_administrator(): int {
		$ids = get_users(
			array(
				'role'    => 'administrator',
				'orderby' => 'ID',
				'number'  => 1,
				'fields'  => 'ID',
			)
		);
		return (int) ( $ids[0] ?? 0 );
	}

	private function meta_key(): string {
		global $wpdb;
		return $wpdb->get_blog_prefix() . self::USER_OPTION;
	}
}
