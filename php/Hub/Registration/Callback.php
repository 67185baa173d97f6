<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Registration;

use SensitiveParameter;
use Slipstream\Http\Guarded_Client;
use Slipstream\Http\Home;
use Slipstream\Http\Request_Error;
use Slipstream\Signatures\Address_Proof;
use WP_Error;

/**
 * Asks the site at each address whether it sent the request. Only that site knows the answer, which is valid for this
 * hub, the key, and the addresses.
 *
 * @phpstan-type Claim array{home: string, siteurl: string, public_key: string, secret_1: string, secret_2: string, state: int}
 */
final class Callback {

	/**
	 * Works with every permalink structure, and belongs to the address itself: a site in a folder does not respond for
	 * its host.
	 */
	private const ROUTE = '/?rest_route=/jetpack/v4/verify_registration';

	private const SECONDS = 10;

	public function __construct( private Guarded_Client $client ) {}

	/**
	 * Whether this hub's sites can be in a private network: if the hub itself is, as on a developer's machine, or if a
	 * filter allows it.
	 */
	public static function may_be_private(): bool {
		$host = trim( (string) wp_parse_url( home_url(), PHP_URL_HOST ), '[]' );
		$ip   = filter_var( $host, FILTER_VALIDATE_IP );
		$own  = 'localhost' === $host
			|| str_ends_with( $host, '.localhost' )
			|| ( is_string( $ip ) && false === filter_var(
				$ip,
				FILTER_VALIDATE_IP,
				FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE
			) );
		/**
		 * Filters whether sites in a private network or on the hub's own machine can connect to this hub. The hub's
		 * server sends a request to each site.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $may Whether the hub's own address is private or local.
		 */
		return true === apply_filters( 'slipstream_hub_private_sites', $own );
	}

	/**
	 * Checks a site's addresses: both belong to one site, are not the hub's own, and may be contacted. If home uses
	 * https, siteurl must too.
	 *
	 * @throws Request_Error If one of them is not valid.
	 */
	public function check( string $home, string $siteurl ): void {
		$good = '' !== Home::normal( $home ) && '' !== Home::normal( $siteurl ) && ! Home::is_same( $home, home_url() )
			&& ! Home::is_same( $siteurl, home_url() )
			&& ( ! Home::is_https( $home ) || Home::is_https( $siteurl ) );
		if ( ! $good || ! $this->client->may_ask( $home ) || ! $this->client->may_ask( $siteurl ) ) {
			throw new Request_Error(
				'invalid_address',
				__(
					'The hub cannot reach the site at this address. Use the site’s own public address.',
					'slipstream'
				),
				400
			);
		}
	}

	/**
	 * Makes a site prove its addresses.
	 *
	 * @param Claim $claim
	 * @return WP_Error|null Null if it did, or else an error with the cause: unreachable, status, or mismatch.
	 */
	public function refusal( array $claim ): ?WP_Error {
		$answer = Address_Proof::of(
			$claim['secret_2'],
			rest_url(),
			$claim['public_key'],
			$claim['home'],
			$claim['siteurl']
		);
		foreach ( array_unique( array( $claim['home'], $claim['siteurl'] ) ) as $address ) {
			$reason = $this->problem( $address, $claim['secret_1'], $answer, $claim['state'] );
			if ( null !== $reason ) {
				return new WP_Error(
					'verification_failed',
					__(
						'The hub could not verify that the site wants to connect.',
						'slipstream'
					),
					array(
						'status' => 400,
						'reason' => $reason,
					)
				);
			}
		}
		return null;
	}

	/** @return string|null Null if the answer is right, or else the cause: unreachable, status, or mismatch. */
	private function problem( string $address, #[SensitiveParameter] string $secret_1, #[SensitiveParameter] string $right, int $state ): ?string {
		$body   = (string) wp_json_encode( compact( 'secret_1', 'state' ) );
		$answer = $this->client->send(
			'POST',
			$address . self::ROUTE,
			array( 'Content-Type' => 'application/json' ),
			$body,
			self::SECONDS
		);
		if ( null === $answer ) {
			return 'unreachable';
		}
		if ( 200 !== $answer['status'] ) {
			return 'status';
		}
		$given = json_decode( $answer['body'], true );
		return is_string( $given ) && hash_equals( $right, $given ) ? null : 'mismatch';
	}
}
