<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Rest;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Akismet;
use Slipstream\Modules\Interfaces\With_Module_Data;
use Slipstream\Modules\Modules;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells the figures of a module, and whether the key of a service is good: jetpack/v4/module/{slug}/data,
 * jetpack/v4/module/{slug}/key/check.
 */
final class Module_Data_Controller extends Controller {

	private const RANGES = array( 'day', 'week', 'month' );

	public function __construct( private Modules $modules, private Akismet $akismet = new Akismet() ) {}

	public function register_routes(): void {
		$slug  = array( 'slug' => self::text( 60 ) );
		$range = array( 'range' => self::text( 20 ) + array( 'default' => 'day' ) );
		$key   = array( 'api_key' => self::text( 64 ) + array( 'pattern' => '^[A-Za-z0-9]*$(?!\n)' ) );
		$may   = array( $this, 'configure_permissions_check' );
		$this->route(
			'jetpack/v4',
			'/module/(?P<slug>[a-z-]+)/data',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_data',
					array( $this, 'get_item_permissions_check' ),
					$slug + $range
				),
			)
		);
		$this->route(
			'jetpack/v4',
			'/module/(?P<slug>[a-z-]+)/key/check',
			array(
				$this->handler( WP_REST_Server::READABLE, 'check_key', $may, $slug + $key ),
				$this->handler( WP_REST_Server::EDITABLE, 'check_key', $may, $slug + $key ),
			)
		);
	}

	public function get_item_permissions_check( $request ): bool|WP_Error {
		return $this->check( 'admin_page', 'invalid_user_permission_view_admin' );
	}

	public function configure_permissions_check(): bool|WP_Error {
		return $this->check( 'configure_modules', 'invalid_user_permission_configure_modules' );
	}

	/** Tells the figures: an object, or a bare number or text. */
	public function get_data( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$slug = (string) $request['slug'];
		if ( 'vaultpress' === $slug ) {
			return new WP_REST_Response(
				array(
					'code'    => 'not_registered',
					'message' => __( 'This site has no backups by VaultPress.', 'slipstream' ),
				)
			);
		}
		$range = in_array( $request['range'], self::RANGES, true ) ? (string) $request['range'] : 'day';
		$data  = fn (): mixed =>
			'akismet' === $slug ? $this->akismet->data() : $this->module( $slug )->module_data( $range );
		$asked = $request->get_param( '_fields' );
		// WordPress would look for fields in a bare number or text.
		unset( $request['_fields'] );
		$response = $this->answer( $data );
		if ( $response instanceof WP_REST_Response && is_array( $response->get_data() ) ) {
			$request->set_param( '_fields', $asked );
		}
		return $response;
	}

	/** Tells whether a key is good: the one that is sent, or the one that is stored. */
	public function check_key( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( 'akismet' !== $request['slug'] ) {
			return new WP_Error(
				'not_found',
				__( 'Feature not found.', 'slipstream' ),
				array( 'status' => 404 )
			);
		}
		try {
			$this->akismet->verify( null === $request['api_key'] ? null : (string) $request['api_key'] );
		} catch ( Request_Error $error ) {
			return new WP_REST_Response(
				array(
					'validKey'          => false,
					'invalidKeyCode'    => $error->error_code,
					'invalidKeyMessage' => $error->getMessage(),
				)
			);
		}
		return new WP_REST_Response( array( 'validKey' => true ) );
	}

	/** A module with figures that is on and that the user may read. */
	private function module( string $slug ): With_Module_Data {
		$module = $this->modules->switchable( $slug );
		if ( ! $module instanceof With_Module_Data || ! $this->modules->is_active( $slug ) ) {
			throw new Request_Error( 'not_active', __( 'The feature is off or has no data.', 'slipstream' ), 404 );
		}
		if ( ! current_user_can( $module->data_capability() ) ) {
			throw new Request_Error(
				'rest_forbidden',
				__( 'Sorry, you are not allowed to do that.', 'slipstream' ),
				403
			);
		}
		return $module;
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		return str_ends_with( $path, '/data' )
			? array( 'type' => array( 'object', 'integer', 'string' ) ) + self::schema_of( 'module-data', array() )
			: self::schema_of(
				'key-check',
				array(
					'validKey'          => 'boolean',
					'invalidKeyCode'    => 'string',
					'invalidKeyMessage' => 'string',
				)
			);
	}

	protected function argument_help(): array {
		return array(
			'slug'    => array(
				'description' => __( 'The feature’s slug.', 'slipstream' ),
				'example'     => 'stats',
			),
			'range'   => array(
				'description' => __( 'The period: day, week, or month.', 'slipstream' ),
				'example'     => 'day',
			),
			'api_key' => array(
				'description' => __( 'The key to check.', 'slipstream' ),
				'example'     => '1234567890ab',
			),
		);
	}
}
