<?php

declare( strict_types=1 );

namespace Slipstream\Plugins\Rest;

use Slipstream\Http\Request_Error;
use Slipstream\Plugins\Site_Plugins;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells of a plugin that is here, and activates it: jetpack/v4/plugin/{plugin}, jetpack/v4/plugins/{plugin}.
 */
final class Plugin_Controller extends Plugin_Route {

	/** Folder and file, as they stand in an address. */
	private const PLUGIN = '(?P<plugin>[\w.\/-]+)';

	public function register_routes(): void {
		$may    = array( $this, 'permissions_check' );
		$plugin = array( 'plugin' => self::text( 300 ) );
		$args   = $plugin + array(
			'status' => self::text( 50 ),
			'source' => self::source(),
		);
		$this->route(
			'jetpack/v4',
			'/plugins/' . self::PLUGIN,
			array( $this->handler( WP_REST_Server::EDITABLE, 'activate', $may, $args ) )
		);
		$this->route(
			'jetpack/v4',
			'/plugin/' . self::PLUGIN,
			array( $this->handler( WP_REST_Server::READABLE, 'get_item', $may, $plugin ) )
		);
	}

	public function get_item( $request ): WP_REST_Response|WP_Error {
		return $this->answer(
			static function () use ( $request ): array {
				$plugins = new Site_Plugins();
				$file    = $plugins->file( (string) $request['plugin'] );
				return self::success( __( 'The plugin is installed.', 'slipstream' ) ) + array(
					'data' => $plugins->all()[ $file ],
				);
			}
		);
	}

	public function activate( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( 'active' !== $request['status'] ) {
			return new WP_Error(
				'missing_status_parameter',
				__( 'The status must be "active".', 'slipstream' ),
				array( 'status' => 403 )
			);
		}
		$plugins = new Site_Plugins();
		return $this->answer(
			static function () use ( $request, $plugins ): array {
				$file = $plugins->file( (string) $request['plugin'] );
				if ( is_plugin_active( $file ) ) {
					throw new Request_Error(
						'plugin_already_active',
						__( 'The plugin is already active.', 'slipstream' ),
						404
					);
				}
				$plugins->activate( $file, (string) $request['source'], false );
				return self::success( __( 'The plugin is active.', 'slipstream' ) );
			}
		);
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		return self::schema_of(
			'plugin',
			array(
				'code'    => 'string',
				'message' => 'string',
			) + ( str_starts_with( $path, '/plugin/' ) ? array( 'data' => 'object' ) : array() )
		);
	}

	protected function argument_help(): array {
		return array(
			'plugin' => array(
				'description' => __( 'The plugin’s file without .php.', 'slipstream' ),
				'example'     => 'akismet/akismet',
			),
			'status' => array(
				'description' => __( 'The status to set.', 'slipstream' ),
				'example'     => 'active',
			),
			'source' => array(
				'description' => __( 'What the request comes from.', 'slipstream' ),
				'example'     => 'my-jetpack',
			),
		);
	}
}
