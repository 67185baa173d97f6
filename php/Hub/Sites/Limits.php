<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Sites;

use Slipstream\Http\Client_Address;
use Slipstream\Http\Home;
use Slipstream\Http\Request_Error;
use Slipstream\Hub\Database\Hub_Database;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;

/**
 * Counts attempts per hour, for all nodes together. If a counter does not respond, nobody gets in, because attackers
 * could guess or flood what it protects.
 */
final class Limits {

	private const HOUR = 3600;

	public function __construct( private Counters $counters ) {}

	/**
	 * Counts one attempt to register or move a site. Other people's attempts in its name do not count against it.
	 *
	 * @throws Request_Error If there were too many from this address or for this site.
	 */
	public function registration( string $home ): void {
		$message = __( 'Too many connection attempts. Please try again in an hour.', 'slipstream' );
		$sender  = self::sender();
		$this->take(
			"hub-register-from|$sender",
			60,
			new Request_Error( 'too_many_registrations', $message, 429, self::HOUR )
		);
		$this->take(
			"hub-register|$sender|" . Home::key( $home ),
			20,
			new Request_Error( 'too_many_registrations', $message, 429, self::HOUR )
		);
	}

	/**
	 * Counts one request from a site for a user's consent.
	 *
	 * @throws Request_Error If there were too many.
	 */
	public function consent( int $site_id ): void {
		$this->take(
			"hub-consent|$site_id",
			300,
			self::too_many(
				__( 'Too many users of this site are connecting at once. Please try again in an hour.', 'slipstream' )
			)
		);
	}

	/**
	 * Counts one mailed code.
	 *
	 * @throws Request_Error If there were too many.
	 */
	public function mail( string $email, int $site_id ): void {
		$message = __( 'Too many codes were sent. Please try again in an hour.', 'slipstream' );
		$this->take( 'hub-mail-from|' . self::sender(), 20, self::too_many( $message ) );
		$this->take( "hub-mail-of|$site_id", 20, self::too_many( $message ) );
		$this->take( 'hub-mail|' . strtolower( $email ), 5, self::too_many( $message ) );
	}

	/**
	 * Counts one attempt to enter a mailed code.
	 *
	 * @param string $code_hash The mailed code's hash: another code has its own attempts.
	 * @throws Request_Error If there were too many.
	 */
	public function code( string $code_hash ): void {
		$this->take(
			"hub-code|$code_hash",
			5,
			self::too_many(
				__( 'Too many wrong codes. Please request a new one.', 'slipstream' )
			)
		);
	}

	private function take( string $name, int $limit, Request_Error $error ): void {
		match ( $this->counters->take( $name, $limit, self::HOUR ) ) {
			Claim_Result::Granted => null,
			Claim_Result::Denied => throw $error,
			Claim_Result::Unknown => Hub_Database::fail(),
		};
	}

	private static function too_many( string $message ): Request_Error {
		return new Request_Error( 'hub_too_many', $message, 429, self::HOUR );
	}

	private static function sender(): string {
		/**
		 * Filters the IP address that a request to the hub comes from. Hubs behind a proxy can read it from the header
		 * that their proxy sets.
		 *
		 * @since 0.1.0
		 *
		 * @param string $ip The connection's IP address.
		 */
		$ip = apply_filters( 'slipstream_hub_client_ip', Client_Address::current() );
		return wp_hash( 'slipstream-hub|' . Client_Address::network( is_string( $ip ) ? $ip : '' ), 'nonce' );
	}
}
