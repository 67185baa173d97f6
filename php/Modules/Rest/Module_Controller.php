<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Rest;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\State\Module_Records;
use Slipstream\Modules\State\Module_Switch;
use Slipstream\Rest\Controller;
use Slipstream\Settings\Settings_Writer;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells a module, stores its settings and switches it: jetpack/v4/module/{slug}, jetpack/v4/module/{slug}/active; the
 * settings also at jetpack/v4/settings/{slug}.
 */
final class Module_Controller extends Controller {

	private const SLUG = '(?P<slug>[a-z-]+)';

	public function __construct(
		private Module_Records $records,
		private Module_Switch $module_switch,
		private Settings_Writer $writer
	) {}

	/**
	 * Registers the routes. Each value of settings is checked by its own schema, so that one that is wrong does not
	 * hold up the others.
	 */
	public function register_routes(): void {
		$slug   = array(
			'slug' => array(
				'type'      => 'string',
				'maxLength' => 60,
			),
		);
		$active = array(
			'active' => array(
				'type'     => 'boolean',
				'required' => true,
			),
		);
		$store  = $this->handler(
			WP_REST_Server::EDITABLE,
			'update_settings',
			array( $this, 'configure_permissions_check' ),
			$slug
		);
		$this->route(
			'jetpack/v4',
			'/module/' . self::SLUG,
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_item',
					array( $this, 'get_item_permissions_check' ),
					$slug
				),
				$store,
			)
		);
		$this->route( 'jetpack/v4', '/settings/' . self::SLUG, array( $store ) );
		$this->route(
			'jetpack/v4',
			'/module/' . self::SLUG . '/active',
			array(
				$this->handler(
					WP_REST_Server::EDITABLE,
					'update_item',
					array( $this, 'update_item_permissions_check' ),
					$slug + $active
				),
			)
		);
	}

	public function get_item_permissions_check( $request ): bool|WP_Error {
		return $this->check( 'admin_page', 'invalid_user_permission_view_admin' );
	}

	public function update_item_permissions_check( $request ): bool|WP_Error {
		return $this->check( 'manage_modules', 'invalid_user_permission_manage_modules' );
	}

	public function configure_permissions_check(): bool|WP_Error {
		return $this->check( 'configure_modules', 'invalid_user_permission_configure_modules' );
	}

	public function get_item( $request ): WP_REST_Response {
		$record = $this->records->of( (string) $request['slug'] );
		return null === $record
			? self::not_found()->to_response()
			: new WP_REST_Response( array_diff_key( $record, array( 'module' => true ) ) );
	}

	public function update_settings( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$slug = (string) $request['slug'];
		if ( ! $this->module_switch->has( $slug ) ) {
			return self::not_found()->to_wp_error();
		}
		if ( ! $this->module_switch->is_on( $slug ) ) {
			return new WP_Error(
				'inactive',
				__( 'The feature is off. Turn it on before you change its settings.', 'slipstream' ),
				array( 'status' => 409 )
			);
		}
		return $this->writer->save( $request->get_json_params() ?: $request->get_body_params(), $slug );
	}

	public function update_item( $request ): WP_REST_Response|WP_Error {
		return $this->answer(
			function () use ( $request ): array {
				$slug  = (string) $request['slug'];
				$is_on = (bool) $request['active'];
				if ( ! $is_on && $this->module_switch->has( $slug ) && ! $this->module_switch->is_on( $slug ) ) {
					throw new Request_Error(
						'already_inactive',
						__( 'The feature is already off.', 'slipstream' ),
						409
					);
				}
				$this->module_switch->set( $slug, $is_on );
				return array(
					'code'    => 'success',
					'message' => $is_on
						? __( 'The feature is on.', 'slipstream' )
						: __( 'The feature is off.', 'slipstream' ),
				);
			}
		);
	}

	/** @return array<string, mixed> */
	public static function record_schema(): array {
		$texts = array(
			'module',
			'name',
			'description',
			'short_description',
			'long_description',
			'learn_more_button',
			'search_terms',
			'additional_search_queries',
			'introduced',
			'changed',
			'auto_activate',
			'activate_nonce',
			'deactivate_nonce',
			'disabled',
			'purpose',
		);
		$flags = array(
			'deactivate',
			'free',
			'requires_connection',
			'requires_user_connection',
			'activated',
			'available',
		);
		$or    = array( 'type' => array( 'string', 'boolean' ) );
		$lists = array(
			'type'  => 'array',
			'items' => array( 'type' => 'string' ),
		);
		return self::schema_of(
			'module',
			array_fill_keys( $texts, 'string' ) + array_fill_keys( $flags, 'boolean' ) + array(
				'sort'                 => 'integer',
				'recommendation_order' => 'integer',
				'module_tags'          => $lists,
				'feature'              => $lists,
				'plan_classes'         => $lists,
				'unavailable_reason'   => $or,
				'configure_url'        => $or,
				'override'             => $or,
				'options'              => 'object',
			)
		);
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		return '/module/' . self::SLUG === $path ? self::record_schema() : self::schema_of(
			'module-change',
			array(
				'code'    => 'string',
				'message' => 'string',
			)
		);
	}

	private static function not_found(): Request_Error {
		return new Request_Error( 'not_found', __( 'Feature not found.', 'slipstream' ), 404 );
	}

	protected function argument_help(): array {
		return array(
			'slug'   => array(
				'description' => __( 'The feature’s slug.', 'slipstream' ),
				'example'     => 'contact-form',
			),
			'active' => array(
				'description' => __( 'Whether the feature is on.', 'slipstream' ),
				'example'     => true,
			),
		);
	}
}
