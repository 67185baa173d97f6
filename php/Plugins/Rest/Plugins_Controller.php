<?php

declare( strict_types=1 );

namespace Slipstream\Plugins\Rest;

use Slipstream\Plugins\Site_Plugins;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Lists and installs plugins, and counts their updates: jetpack/v4/plugins, jetpack/v4/updates/plugins.
 */
final class Plugins_Controller extends Plugin_Route {

	public function register_routes(): void {
		$args = array(
			'slug'   => array(
				'required'  => true,
				'minLength' => 1,
				'pattern'   => '^[\w-]+$(?!\n)',
			) + self::text( 200 ),
			'status' => array(
				'type'    => 'string',
				'enum'    => is_multisite()
					? array( 'inactive', 'active', 'network-active' )
					: array( 'inactive', 'active' ),
				'default' => 'inactive',
			),
			'source' => self::source(),
		);
		$may  = array( $this, 'permissions_check' );
		$this->route(
			'jetpack/v4',
			'/plugins',
			array(
				$this->handler( WP_REST_Server::READABLE, 'get_items', $may ),
				$this->handler( WP_REST_Server::CREATABLE, 'create_item', $may, $args ),
			)
		);
		$this->route(
			'jetpack/v4',
			'/updates/plugins',
			array( $this->handler( WP_REST_Server::READABLE, 'get_updates', array( $this, 'read_permissions_check' ) ) )
		);
	}

	public function get_items( $request ): WP_REST_Response|WP_Error {
		$plugins = ( new Site_Plugins() )->all();
		return $plugins
			? new WP_REST_Response( $plugins )
			: new WP_Error( 'not_found', __( 'There are no plugins.', 'slipstream' ), array( 'status' => 404 ) );
	}

	public function create_item( $request ): WP_REST_Response|WP_Error {
		return $this->answer(
			function () use ( $request ): array {
				$plugins = new Site_Plugins();
				$file    = $plugins->file_of( (string) $request['slug'] );
				$status  = (string) $request['status'];
				if ( 'inactive' === $status ) {
					return self::success( __( 'The plugin is installed.', 'slipstream' ) );
				}
				$plugins->activate( $file, (string) $request['source'], 'network-active' === $status );
				return self::success( __( 'The plugin is installed and active.', 'slipstream' ) );
			}
		);
	}

	/** How many plugins can be updated, as far as WordPress knows. */
	public function get_updates(): WP_REST_Response|WP_Error {
		$count = ( new Site_Plugins() )->updates();
		if ( null === $count ) {
			return new WP_Error(
				'not_found',
				__( 'WordPress has not checked for plugin updates yet.', 'slipstream' ),
				array( 'status' => 404 )
			);
		}
		return new WP_REST_Response(
			array(
				'code'    => $count > 0 ? 'updates-available' : 'success',
				'message' => $count > 0
					? sprintf(
						/* translators: %d: a number. */
						_n( '%d plugin can be updated.', '%d plugins can be updated.', $count, 'slipstream' ),
						$count
					)
					: __( 'All plugins are up to date.', 'slipstream' ),
				'count'   => $count,
			)
		);
	}

	/** Who may see the dashboard may know of updates. */
	public function read_permissions_check(): bool|WP_Error {
		return $this->check( 'admin_page', 'invalid_user_permission_view_admin' );
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		return '/plugins' === $path
			? array(
				'type'                 => array( 'object' ),
				'additionalProperties' => array( 'type' => 'object' ),
			) + self::schema_of( 'plugins', array() )
			: self::schema_of(
				'plugin-updates',
				array(
					'code'    => 'string',
					'message' => 'string',
					'count'   => 'integer',
				)
			);
	}

	protected function argument_help(): array {
		return array(
			'slug'   => array(
				'description' => __( 'The plugin’s slug on WordPress.org.', 'slipstream' ),
				'example'     => 'akismet',
			),
			'status' => array(
				'description' => __( 'The status after installation.', 'slipstream' ),
				'example'     => 'inactive',
			),
			'source' => array(
				'description' => __( 'What the request comes from.', 'slipstream' ),
				'example'     => 'my-jetpack',
			),
		);
	}
}
