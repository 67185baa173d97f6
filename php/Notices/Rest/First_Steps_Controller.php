<?php

declare( strict_types=1 );

namespace Slipstream\Notices\Rest;

use Slipstream\Notices\First_Steps;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Remembers what was said to the first steps: slipstream/v1/first-steps.
 */
final class First_Steps_Controller extends Controller {

	public function register_routes(): void {
		$may  = array( $this, 'permissions_check' );
		$args = array(
			'step'  => array(
				'type'      => 'string',
				'required'  => true,
				'pattern'   => '^[a-z][a-z0-9-]*$(?!\n)',
				'maxLength' => 40,
			),
			'state' => array(
				'type'     => 'string',
				'required' => true,
				'enum'     => First_Steps::STATES,
			),
		);
		$this->route(
			'slipstream/v1',
			'/first-steps',
			array(
				$this->handler( WP_REST_Server::READABLE, 'get_items', $may ),
				$this->handler( WP_REST_Server::CREATABLE, 'update_item', $may, $args ),
			)
		);
	}

	public function permissions_check(): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	public function get_items( $request ): WP_REST_Response {
		return new WP_REST_Response( array( 'steps' => (object) First_Steps::all() ) );
	}

	public function update_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			static fn (): array => array(
				'steps' => (object) First_Steps::set( (string) $request['step'], (string) $request['state'] ),
			)
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of( 'first-steps', array( 'steps' => 'object' ) );
	}

	protected function argument_help(): array {
		return array(
			'step'  => array(
				'description' => __( 'The first step.', 'slipstream' ),
				'example'     => 'mail',
			),
			'state' => array(
				'description' => __( 'What was said to it.', 'slipstream' ),
				'example'     => 'skipped',
			),
		);
	}
}
