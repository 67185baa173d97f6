<?php

declare( strict_types=1 );

namespace Slipstream\Plans\Rest;

use Closure;
use Slipstream\Rest\Controller;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET rest/v1.5/plans: the tiers of a hub, or the one plan of a site that is its own provider, for the pages of any
 * site.
 */
final class Public_Plans_Controller extends Controller {

	public const ROUTE = '/rest/v1.5/plans';

	/** @param Closure(): list<array<string, mixed>> $plans */
	public function __construct( private Closure $plans ) {}

	public function register_routes(): void {
		$this->route(
			'rest/v1.5',
			'/plans',
			array( $this->handler( 'GET', 'get_items', '__return_true' ) )
		);
		add_filter( 'rest_pre_serve_request', array( $this, 'open' ), 12, 3 );
	}

	public function get_items( $request ): WP_REST_Response {
		$plans = ( $this->plans )();
		$tag   = md5( (string) wp_json_encode( $plans ) );
		// Servers that compress add something to the tag.
		$is_known = str_contains( (string) $request->get_header( 'if_none_match' ), $tag );
		// Kept, but asked for each time: the plans are others as soon as the site is a hub, or a filter says so.
		return new WP_REST_Response(
			$is_known ? null : $plans,
			$is_known ? 304 : 200,
			array(
				'Cache-Control' => 'public, no-cache',
				'ETag'          => "\"$tag\"",
			)
		);
	}

	/**
	 * Opens the list to the pages of all sites, without cookies. Runs on rest_pre_serve_request, after WordPress has
	 * opened it to one with them.
	 */
	public function open( mixed $served, mixed $result, WP_REST_Request $request ): mixed {
		if ( self::ROUTE === strtolower( $request->get_route() ) && ! headers_sent() ) {
			header_remove( 'Access-Control-Allow-Credentials' );
			header_remove( 'Vary' );
			header( 'Access-Control-Allow-Origin: *' );
		}
		return $served;
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => 'plans',
			'type'    => 'array',
			'items'   => self::schema_of(
				'plan',
				array( 'product_id' => 'integer' ) + array_fill_keys(
					array( 'product_name', 'product_slug', 'path_slug' ),
					'string'
				)
			),
		);
	}
}
