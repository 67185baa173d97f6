<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\People;

use RuntimeException;
use Slipstream\Http\Request_Error;
use Slipstream\Subscribers\Subscribers_Database;
use Slipstream\Support\Email_Address;
use Slipstream\Support\Stored_Key;
use wpdb;

/**
 * What the rows of an address are found by, also once the address itself is gone: a hash with a key of its own, as who
 * has only the hashes could else try all addresses that there are.
 */
final class Address_Key {

	/** The option with the key. Without it, nobody who has left can be told from others. */
	public const OPTION = 'slipstream_subscribers_key';

	private ?string $key = null;

	public function __construct( private wpdb $database ) {}

	/** @throws Request_Error If the database fails. */
	public function of( string $email ): string {
		try {
			$this->key ??= ( new Stored_Key( $this->database, self::OPTION ) )->get();
		} catch ( RuntimeException ) {
			Subscribers_Database::fail();
		}
		return hash_hmac( 'sha256', 'subscriber|' . Email_Address::normal( $email ), $this->key );
	}
}
