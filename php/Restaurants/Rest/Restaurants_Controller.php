<?php

declare( strict_types=1 );

namespace Slipstream\Restaurants\Rest;

use Slipstream\Rest\Controller;
use Slipstream\Services\Opentable\Restaurant_Directory;
use WP_Error;
use WP_REST_Response;
use WP_REST_Server;

/**
 * GET slipstream/v1/restaurants: finds restaurants by words, for those who write.
 */
final class Restaurants_Controller extends Controller {

	public function __construct( private Restaurant_Directory $directory ) {}

	public function register_routes(): void {
		$this->route(
			'slipstream/v1',
			'/restaurants',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_items',
					array( $this, 'get_items_permissions_check' ),
					array(
						'search' => array(
							'description' => __( 'Words to search for.', 'slipstream' ),
							'type'        => 'string',
							'default'     => '',
							'maxLength'   => 100,
						),
					)
				),
			)
		);
	}

	public function get_items_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'edit_posts' );
	}

	public function get_items( $request ): WP_REST_Response|WP_Error {
		$words = trim( (string) $request['search'] );
		return self::answer(
			fn (): array => array( 'restaurants' => '' === $words ? array() : $this->directory->search( $words ) )
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'restaurants',
			array(
				'restaurants' => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'rid'  => array( 'type' => 'string' ),
							'name' => array( 'type' => 'string' ),
						),
					),
				),
			)
		);
	}

	protected function argument_help(): array {
		return array(
			'search' => array( 'example' => 'Chez' ),
		);
	}
}
