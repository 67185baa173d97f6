<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Rest;

use Slipstream\Connection\Hub\Discovery;
use Slipstream\Hub\Consent\Consent_Page;
use Slipstream\Hub\Hub_Settings;
use Slipstream\Rest\Controller;
use Slipstream\Support\Clock;
use WP_REST_Response;

/**
 * GET slipstream/v1/hub: sites call it before they choose this hub.
 */
final class Discovery_Controller extends Controller {

	public function __construct( private Clock $clock ) {}

	public function register_routes(): void {
		$this->route(
			'slipstream/v1',
			'/hub',
			array( $this->handler( 'GET', 'get_hub', '__return_true' ) )
		);
	}

	public function get_hub(): WP_REST_Response {
		$response = new WP_REST_Response(
			array(
				'contract'      => Discovery::CONTRACT,
				'name'          => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
				'version'       => \Slipstream\VERSION,
				'time'          => $this->clock->now(),
				'registration'  => Hub_Settings::registration(),
				'authorize_url' => Consent_Page::url(),
				'root'          => rest_url(),
			)
		);
		// The site compares the hub's clock with its own.
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'hub',
			array_fill_keys( array( 'contract', 'time' ), 'integer' ) + array_fill_keys(
				array( 'name', 'version', 'registration', 'authorize_url', 'root' ),
				'string'
			)
		);
	}
}
