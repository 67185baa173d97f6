<?php

declare( strict_types=1 );

namespace Slipstream\Privacy\Rest;

use Closure;
use Slipstream\Modules\External_Host;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * What leaves the site, to whom: slipstream/v1/privacy/hosts.
 */
final class External_Hosts_Controller extends Controller {

	/** @param Closure(): list<External_Host> $hosts */
	public function __construct( private Closure $hosts ) {}

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
				'hosts'  => array_map(
					static fn ( External_Host $host ): array => $host->to_array(),
					( $this->hosts )()
				),
				'guide'  => admin_url( 'options-privacy.php?tab=policyguide' ),
				'export' => admin_url( 'export-personal-data.php' ),
				'erase'  => admin_url( 'erase-personal-data.php' ),
			)
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'external-hosts',
			array(
				'hosts'  => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'feature' => array( 'type' => 'string' ),
							'host'    => array( 'type' => 'string' ),
							'who'     => array(
								'type' => 'string',
								'enum' => array( External_Host::VISITORS, External_Host::AUTHORS, External_Host::SITE ),
							),
							'sent'    => array( 'type' => 'string' ),
						),
					),
				),
				'guide'  => 'string',
				'export' => 'string',
				'erase'  => 'string',
			)
		);
	}
}
