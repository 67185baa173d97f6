<?php
/**
 * The call to a site that wants to be registered.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Hub;

use SensitiveParameter;
use Slipstream\Http\Guarded_Client;
use Slipstream\Http\Request_Error;

/**
 * Asks the site at the address itself whether it has asked: only who answers there knows the second secret.
 */
final class Callback {

	private const ROUTE = 'jetpack/v4/verify_registration';

	private const SECONDS = 10;

	/**
	 * Needs what may ask.
	 *
	 * @param Guarded_Client $client Asks.
	 */
	public function __construct( private Guarded_Client $client ) {}

	/**
	 * Whether sites of this hub may be in a private network: where the hub itself is, as on a developer's machine, and where its administrator says so.
	 */
	public static function may_be_private(): bool {
		$host = trim( (string) wp_parse_url( home_url(), PHP_URL_HOST ), '[]' );
		$ip   = filter_var( $host, FILTER_VALIDATE_IP );
		$own  = 'localhost' === $host || str_ends_with( $host, '.localhost' ) || ( is_string( $ip ) && false === filter_var( $ip, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE ) );
		/**
		 * Filters whether sites in a private network, or on the hub's own machine, may connect to this hub. The hub's server sends a request to each.
		 *
		 * @param bool $may Whether the hub's own address is one of those.
		 */
		return true === apply_filters( 'slipstream_hub_private_sites', $own );
	}

	/**
	 * Checks the addresses of a site: its REST API is part of it, and may be asked.
	 *
	 * @param string $home      The site's address.
	 * @param string $siteurl   Where its WordPress is.
	 * @param string $rest_root Its REST API.
	 *
	 * @throws Request_Error When one of them is not good.
	 */
	public function check( string $home, string $siteurl, string $rest_root ): void {
		$query = (string) wp_parse_url( $rest_root, PHP_URL_QUERY );
		$good  = '' !== Home::normal( $home ) && '' !== Home::normal( $siteurl ) && ! Home::is_same( $home, home_url() )
			&& Home::is_below( $rest_root, $home ) && in_array( $query, array( '', 'rest_route=/' ), true ) && str_ends_with( $rest_root, '/' );
		if ( ! $good || ! $this->client->may_ask( $rest_root ) ) {
			throw new Request_Error( 'invalid_address', __( 'The hub cannot reach a site at this address. It must be a public address of the site itself.', 'slipstream' ), 400 );
		}
	}

	/**
	 * Asks the site.
	 *
	 * @param string $rest_root The site's REST API.
	 * @param string $secret_1  What the site knows its request by.
	 * @param string $secret_2  What it must answer.
	 * @param int    $state     The user there who asks.
	 * @return string|null Null where it has answered right, else what went wrong: unreachable, status or mismatch.
	 */
	public function problem( string $rest_root, #[SensitiveParameter] string $secret_1, #[SensitiveParameter] string $secret_2, int $state ): ?string {
		$body   = (string) wp_json_encode( compact( 'secret_1', 'state' ) );
		$answer = $this->client->send( 'POST', $rest_root . self::ROUTE, array( 'Content-Type' => 'application/json' ), $body, self::SECONDS );
		if ( null === $answer ) {
			return 'unreachable';
		}
		if ( 200 !== $answer['status'] ) {
			return 'status';
		}
		$given = json_decode( $answer['body'], true );
		return is_string( $given ) && hash_equals( $secret_2, $given ) ? null : 'mismatch';
	}
}
