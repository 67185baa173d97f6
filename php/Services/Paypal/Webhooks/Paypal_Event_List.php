<?php

declare( strict_types=1 );

namespace Slipstream\Services\Paypal\Webhooks;

use Slipstream\Services\Paypal\Errors\Paypal_Error;
use Slipstream\Services\Paypal\Errors\Unexpected_Response;
use Slipstream\Services\Paypal\Objects\Paypal_Object;
use Slipstream\Services\Paypal\Paypal_Client;

/**
 * A page of the events that PayPal has for an app's webhooks, delivered or not. It keeps them for 30 days.
 */
final class Paypal_Event_List {

	private const SIZE = 100;

	/**
	 * @param list<array<array-key, mixed>> $events As Paypal_Event reads them.
	 * @param string                        $next   The query of the next page; '' if that was all.
	 */
	private function __construct( public readonly array $events, public readonly string $next ) {}

	/** The query of the first page. */
	public static function since( int $time ): string {
		return http_build_query(
			array(
				'page_size'  => self::SIZE,
				'start_time' => gmdate( 'Y-m-d\TH:i:s\Z', $time ),
			)
		);
	}

	/**
	 * @param string $query That of since(), or of the page before.
	 * @throws Paypal_Error If PayPal does not say.
	 * @throws Unexpected_Response If it is no list.
	 */
	public static function read( Paypal_Client $client, string $query ): self {
		$page  = Paypal_Object::of( $client->get( "/v1/notifications/webhooks-events?$query" ), 'list' );
		$next  = $page->link( 'next' );
		$query = (string) wp_parse_url( $next, PHP_URL_QUERY );
		// Only the query is taken: a token must not follow an address elsewhere.
		if ( '' !== $next && 1 !== preg_match( '/^[\x21\x22\x24-\x7e]{1,2000}$/D', $query ) ) {
			throw Unexpected_Response::of( 'A list does not say where it goes on.' );
		}
		return new self( $page->entries( 'events' ), $query );
	}
}
