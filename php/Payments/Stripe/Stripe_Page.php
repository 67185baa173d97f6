<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Stripe;

use Slipstream\Payments\Gateway_Error;
use Slipstream\Services\Stripe\Errors\Unexpected_Response;
use Slipstream\Services\Stripe\Stripe_Client;

/**
 * A page of a list of Stripe's, the newest objects first, and where the next one begins.
 */
final class Stripe_Page {

	private const SIZE = 100;

	/**
	 * @param list<array<array-key, mixed>> $objects
	 * @param string|null                   $next    The ID to go on behind; null if that was all.
	 */
	private function __construct( public readonly array $objects, public readonly ?string $next ) {}

	/**
	 * @param array<string, mixed> $query Filters.
	 * @param string               $after The ID to go on behind; '' for the first page.
	 * @throws Gateway_Error If Stripe does not say.
	 */
	public static function read(
		Stripe_Client $client,
		Stripe_Calls $calls,
		string $path,
		array $query,
		string $after
	): self {
		$query += array( 'limit' => self::SIZE ) + ( '' === $after ? array() : array( 'starting_after' => $after ) );
		return $calls->run(
			static function () use ( $client, $path, $query ): self {
				$page    = $client->get( $path, $query );
				$objects = array_values( array_filter( (array) ( $page['data'] ?? array() ), 'is_array' ) );
				$last    = $objects[ count( $objects ) - 1 ]['id'] ?? null;
				if ( ! is_bool( $page['has_more'] ?? null ) || ( $page['has_more'] && ! is_string( $last ) ) ) {
					throw Unexpected_Response::of( "$path is no list." );
				}
				return new self( $objects, $page['has_more'] ? $last : null );
			}
		);
	}
}
