<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Storage;

use Closure;
use RuntimeException;
use SensitiveParameter;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Providers\Provider_Address;
use Slipstream\Settings\Option_Field;
use Slipstream\Signatures\Key_Pair;
use Slipstream\Support\Database\Stored_Option;
use Slipstream\Support\Secrets;

/**
 * Keeps each hub's record, also while another provider is used, so that coming back needs no new registration.
 */
final class Hub_Store {

	public const OPTION = 'slipstream_hubs';

	public function __construct( private Provider_Address $address, private Secrets $secrets ) {}

	/** The record of the current hub; of none if the site is its own provider. */
	public function current(): Hub_Record {
		return $this->of( $this->address->current() );
	}

	/**
	 * The record of the current hub, where an unknown hub must not be one that could not be read.
	 *
	 * @throws Connection_Request_Error If the database does not say.
	 */
	public function known(): Hub_Record {
		$this->address->ensure_known();
		$record = $this->current();
		if ( '' === $record->address || $record->is_known() ) {
			return $record;
		}
		try {
			$all = Stored_Option::get( self::OPTION );
		} catch ( RuntimeException ) {
			throw Connection_Request_Error::database();
		}
		return Hub_Record::of( $record->address, is_array( $all ) ? $all[ $record->address ] ?? null : null );
	}

	public function of( string $address ): Hub_Record {
		return Hub_Record::of( $address, $this->all()[ $address ] ?? null );
	}

	/**
	 * Changes a record. What it holds is read from the database there and then: an empty answer is never taken for a
	 * hub that nobody knows.
	 *
	 * @param Closure(Hub_Record): array<string, string|int> $changes Gives values by name; runs again where another
	 *     process was faster.
	 * @return Hub_Record The record as it is stored.
	 * @throws Connection_Request_Error If the database does not respond, or rejects the write.
	 */
	public function update( string $address, Closure $changes ): Hub_Record {
		$record    = null;
		$is_stored = Option_Field::change(
			self::OPTION,
			static function ( array $all ) use ( $address, $changes, &$record ): array {
				$now    = Hub_Record::of( $address, $all[ $address ] ?? null );
				$record = $now->with( $changes( $now ) );
				return array_merge( $all, array( $address => $record->to_array() ) );
			}
		);
		return $is_stored && $record instanceof Hub_Record ? $record : throw Connection_Request_Error::database();
	}

	/**
	 * Changes the record of the current hub. What another process has changed of it meanwhile stays.
	 *
	 * @param array<string, string|int> $changes Values by name.
	 * @throws Connection_Request_Error If the write fails, or it has become another registration.
	 */
	public function change( array $changes ): void {
		$known = $this->current();
		if ( '' === $known->address || $known->with( $changes )->to_array() === $known->to_array() ) {
			return;
		}
		$is_note  = array( 'status' ) === array_keys( $changes );
		$is_other = false;
		$this->update(
			$known->address,
			static function ( Hub_Record $now ) use ( $known, $changes, $is_note, &$is_other ): array {
				$is_other = $now->site_id !== $known->site_id || ( $is_note && $now->key !== $known->key );
				return $is_other ? array() : $changes;
			}
		);
		// If the key or the registration has changed meanwhile, this was about the old one.
		if ( $is_other && ! $is_note ) {
			throw Connection_Request_Error::database();
		}
	}

	/** A name for a hub that is short enough for metadata and cache keys. */
	public static function short_name( string $address ): string {
		return substr( hash( 'sha256', $address ), 0, 16 );
	}

	/** @return array{key: string, home: string, siteurl: string} */
	public function bound( Key_Pair $pair ): array {
		$here = self::here();
		return array(
			'key' => $this->secrets->encrypt( strrev( $here['home'] ) . "\n" . Key_Pair::encode( $pair->secret_key ) ),
		) + $here;
	}

	/** @return array{home: string, siteurl: string} The addresses that the site has now, for storing. */
	public static function here(): array {
		return array(
			'home'    => strrev( untrailingslashit( home_url() ) ),
			'siteurl' => strrev( untrailingslashit( site_url() ) ),
		);
	}

	/** The site's key; null if it cannot be read, or was not stored with the address of its record. */
	public function key( Hub_Record $record ): ?Key_Pair {
		list( $home, $key ) = explode( "\n", (string) $this->secrets->decrypt( $record->key ) . "\n", 3 );
		return '' !== $key && hash_equals( $record->home(), $home ) ? Key_Pair::from_secret( $key ) : null;
	}

	/** The key that a rotation was about to store; null if there is none. */
	public function next_key( Hub_Record $record ): ?Key_Pair {
		return '' === $record->next_key ? null : $this->key( $record->with( array( 'key' => $record->next_key ) ) );
	}

	/** @param string $secret The secret; '' stays ''. */
	public function encrypt( #[SensitiveParameter] string $secret ): string {
		return $this->secrets->encrypt( $secret );
	}

	/** A secret of a record; '' if it cannot be read. */
	public function decrypt( string $stored ): string {
		return (string) $this->secrets->decrypt( $stored );
	}

	/** @return array<string, mixed> */
	private function all(): array {
		$all = get_option( self::OPTION );
		return is_array( $all ) ? $all : array();
	}
}
