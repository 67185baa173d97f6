<?php

declare( strict_types=1 );

namespace Slipstream\Embeds;

use Slipstream\Http\Guarded_Client;
use Slipstream\Http\Request_Error;

/**
 * Follows an address, hop by hop: each is asked through the guarded client, and only hosts of the list are.
 */
final class Redirects {

	/** As many redirects as are followed. */
	private const MOST = 5;

	private const SECONDS = 5;

	public function __construct( private Guarded_Client $client ) {}

	/**
	 * @return array{url: string, status: int} The last address, and its HTTP status.
	 * @throws Request_Error If an address may not be asked or does not respond, or there are too many redirects.
	 */
	public function follow( string $url ): array {
		$url = (string) strtok( $url, '#' );
		for ( $hops = 0; $hops <= self::MOST; $hops++ ) {
			$answer = $this->may_ask( $url ) ? $this->client->send( 'GET', $url, array(), '', self::SECONDS ) : null;
			if ( null === $answer ) {
				throw new Request_Error(
					'http_request_failed',
					__( 'This address could not be opened.', 'slipstream' ),
					400
				);
			}
			$location = $answer['headers']['location'] ?? '';
			if ( $answer['status'] < 300 || $answer['status'] > 399 || '' === $location ) {
				return array(
					'url'    => $url,
					'status' => $answer['status'],
				);
			}
			$url = (string) strtok( \WP_Http::make_absolute_url( $location, $url ), '#' );
		}
		throw new Request_Error(
			'too_many_redirects',
			__( 'This address redirects too many times.', 'slipstream' ),
			400
		);
	}

	/** Whether an address is of a service that is known. */
	private function may_ask( string $url ): bool {
		$hosts = array();
		foreach ( Hosts::all() as $service ) {
			array_push(
				$hosts,
				...$service['hosts'],
				...$service['asked'],
				...array_map( static fn ( string $suffix ): string => ".$suffix", $service['suffixes'] )
			);
		}
		/**
		 * Filters which hosts the site contacts to find out where a link leads. A host that begins with a dot includes
		 * its subdomains.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $hosts The hosts of the services that blocks embed, and their short-link hosts.
		 */
		$hosts  = array_filter(
			(array) apply_filters( 'slipstream_resolve_redirect_hosts', array_values( array_unique( $hosts ) ) ),
			'is_string'
		);
		$parts  = wp_parse_url( $url );
		$host   = is_array( $parts ) && ! isset( $parts['user'] ) ? strtolower( $parts['host'] ?? '' ) : '';
		$exact  = array_filter( $hosts, static fn ( string $one ): bool => ! str_starts_with( $one, '.' ) );
		$suffix = array_map( static fn ( string $one ): string => substr( $one, 1 ), array_diff( $hosts, $exact ) );
		return '' !== $host && Hosts::matches( $host, array_values( $exact ), array_values( $suffix ) );
	}
}
