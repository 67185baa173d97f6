<?php

declare( strict_types=1 );

namespace Slipstream\Privacy\Rest;

use Closure;
use Slipstream\Modules\External_Host;
use Slipstream\Privacy\Contacted_Servers;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * What leaves the site, to whom, and what is stored about people: slipstream/v1/privacy/hosts.
 */
final class External_Hosts_Controller extends Controller {

	/**
	 * @param Closure(): Contacted_Servers $servers
	 * @param Closure(): list<string>      $sentences What is stored about people.
	 */
	public function __construct( private Closure $servers, private Closure $sentences ) {}

	public function register_routes(): void {
		$this->route(
			'slipstream/v1',
			'/privacy/hosts',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_items',
					array( $this, 'get_items_permissions_check' )
				),
			)
		);
	}

	public function get_items_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	/** The servers, and where the policy and the tools of WordPress are. */
	public function get_items( $request ): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'servers' => ( $this->servers )()->by_purpose(),
				'stored'  => ( $this->sentences )(),
				'guide'   => admin_url( 'options-privacy.php?tab=policyguide' ),
				'export'  => admin_url( 'export-personal-data.php' ),
				'erase'   => admin_url( 'erase-personal-data.php' ),
			)
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'external-hosts',
			array(
				'servers' => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'purpose'  => array( 'type' => 'string' ),
							'contacts' => array(
								'type'  => 'array',
								'items' => self::contact_schema(),
							),
						),
					),
				),
				'stored'  => array(
					'type'  => 'array',
					'items' => array( 'type' => 'string' ),
				),
				'guide'   => 'string',
				'export'  => 'string',
				'erase'   => 'string',
			)
		);
	}

	/** @return array<string, mixed> */
	private static function contact_schema(): array {
		return array(
			'type'       => 'object',
			'properties' => array(
				'hosts' => array(
					'type'  => 'array',
					'items' => array( 'type' => 'string' ),
				),
				'uses'  => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'who'  => array(
								'type' => 'string',
								'enum' => array(
									External_Host::VISITORS,
									External_Host::AUTHORS,
									External_Host::EDITORS,
									External_Host::SITE,
								),
							),
							'sent' => array( 'type' => 'string' ),
						),
					),
				),
			),
		);
	}
}
