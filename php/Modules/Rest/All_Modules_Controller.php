<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Rest;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\State\Module_Records;
use Slipstream\Modules\State\Module_Switch;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells all modules and switches several on: jetpack/v4/module/all, jetpack/v4/module/all/active.
 */
final class All_Modules_Controller extends Controller {

	private const MOST = 100;

	public function __construct( private Module_Records $records, private Module_Switch $module_switch ) {}

	public function register_routes(): void {
		$this->route(
			'jetpack/v4',
			'/module/all',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_items',
					array( $this, 'get_items_permissions_check' )
				),
			)
		);
		$args = array(
			'modules' => array(
				'type'              => 'array',
				'required'          => true,
				'maxItems'          => self::MOST,
				'items'             => array( 'type' => 'string' ),
				'validate_callback' => array( $this, 'check_modules' ),
			),
			'active'  => array(
				'type'    => 'boolean',
				'default' => true,
			),
		);
		$this->route(
			'jetpack/v4',
			'/module/all/active',
			array(
				$this->handler(
					WP_REST_Server::EDITABLE,
					'update_items',
					array( $this, 'update_items_permissions_check' ),
					$args
				),
			)
		);
	}

	public function get_items_permissions_check( $request ): bool|WP_Error {
		return $this->check( 'admin_page', 'invalid_user_permission_view_admin' );
	}

	public function update_items_permissions_check(): bool|WP_Error {
		return $this->check( 'manage_modules', 'invalid_user_permission_manage_modules' );
	}

	public function get_items( $request ): WP_REST_Response {
		return new WP_REST_Response( $this->records->all() );
	}

	/** Switches modules on, whatever 'active' says: clients of this route expect it so. */
	public function update_items( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer(
			function () use ( $request ): array {
				$problems = array();
				foreach ( array_unique( (array) $request['modules'] ) as $slug ) {
					try {
						$this->module_switch->set( (string) $slug, true );
					} catch ( Request_Error $error ) {
						$problems[] = "$slug: " . $error->getMessage();
					}
				}
				if ( $problems ) {
					throw new Request_Error( 'activation_failed', implode( ' ', $problems ), 424 );
				}
				return array(
					'code'    => 'success',
					'message' => __( 'The features are on.', 'slipstream' ),
				);
			}
		);
	}

	/** Whether a list names modules alone. */
	public function check_modules( mixed $value, WP_REST_Request $request, string $param ): bool|WP_Error {
		$valid = rest_validate_request_arg( $value, $request, $param );
		if ( true !== $valid ) {
			return $valid;
		}
		foreach ( wp_parse_list( $value ) as $slug ) {
			if ( ! $this->module_switch->has( (string) $slug ) ) {
				return new WP_Error(
					'invalid_param_value',
					__( 'The list names a feature that does not exist.', 'slipstream' ),
					array( 'status' => 400 )
				);
			}
		}
		return true;
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		return '/module/all/active' === $path
			? self::schema_of(
				'module-change',
				array(
					'code'    => 'string',
					'message' => 'string',
				)
			)
			: array(
				'$schema'    => 'http://json-schema.org/draft-04/schema#',
				'title'      => 'modules',
				'type'       => 'object',
				'properties' => array_fill_keys(
					array_keys( $this->records->all() ),
					Module_Controller::record_schema()
				),
			);
	}

	protected function argument_help(): array {
		return array(
			'modules' => array(
				'description' => __( 'Features to switch.', 'slipstream' ),
				'example'     => array( 'contact-form' ),
			),
			'active'  => array(
				'description' => __( 'Whether the features are on.', 'slipstream' ),
				'example'     => true,
			),
		);
	}
}
