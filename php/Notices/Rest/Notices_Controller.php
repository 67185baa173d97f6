<?php

declare( strict_types=1 );

namespace Slipstream\Notices\Rest;

use Slipstream\Connection\Rest\Connection_Route;
use Slipstream\Notices\Dismissed;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells and dismisses notices: slipstream/v1/notices, jetpack/v4/notice/{notice}, jetpack/v4/seen-wc-connection-modal.
 */
final class Notices_Controller extends Connection_Route {

	public function register_routes(): void {
		// What is wrong with it is said with the codes that clients of these routes know.
		$args = array( 'notice' => self::text( 100 ) );
		$this->route(
			'jetpack/v4',
			'/notice/(?P<notice>[a-z_-]+)',
			array(
				$this->handler(
					WP_REST_Server::EDITABLE,
					'dismiss',
					array( $this, 'read_permissions_check' ),
					$args
				),
			)
		);
		$this->route(
			'slipstream/v1',
			'/notices',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_dismissed',
					array( $this, 'read_permissions_check' )
				),
			)
		);
		$this->route(
			'jetpack/v4',
			'/seen-wc-connection-modal',
			array( $this->handler( WP_REST_Server::EDITABLE, 'see_modal', array( $this, 'manage_permissions_check' ) ) )
		);
	}

	public function get_dismissed(): WP_REST_Response {
		return new WP_REST_Response( array( 'dismissed' => Dismissed::all() ) );
	}

	public function dismiss( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( null === $request['dismissed'] ) {
			return new WP_Error(
				'required_param',
				__( 'The parameter dismissed is missing.', 'slipstream' ),
				array( 'status' => 404 )
			);
		}
		if ( true !== $request['dismissed'] || ! in_array( $request['notice'], Dismissed::KNOWN, true ) ) {
			return new WP_Error(
				'invalid_param',
				__( 'There is no such notice, or the parameter dismissed is not true.', 'slipstream' ),
				array( 'status' => 404 )
			);
		}
		return $this->answer( static fn (): array => Dismissed::add( (string) $request['notice'] ) );
	}

	/** Remembers that the introduction to the connection of a store was seen. */
	public function see_modal(): WP_REST_Response|WP_Error {
		return $this->answer(
			static function (): array {
				Dismissed::add_modal();
				return array( 'success' => true );
			}
		);
	}

	/** Who may see the dashboard may dismiss its notices. */
	public function read_permissions_check(): bool|WP_Error {
		return $this->check( 'admin_page', 'invalid_user_permission_view_admin' );
	}

	/** Who may switch modules is shown the introduction. */
	public function manage_permissions_check(): bool|WP_Error {
		return $this->check( 'manage_modules', 'invalid_user_permission_manage_modules' );
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		return match ( $path ) {
			'/seen-wc-connection-modal' => self::schema_of( 'connection-modal', array( 'success' => 'boolean' ) ),
			'/notices' => self::schema_of( 'notices', array( 'dismissed' => 'array' ) ),
			default => self::schema_of( 'dismissed-notices', array_fill_keys( Dismissed::KNOWN, 'boolean' ) ),
		};
	}

	protected function argument_help(): array {
		return array(
			'notice' => array(
				'description' => __( 'The notice to dismiss.', 'slipstream' ),
				'example'     => 'welcome',
			),
		);
	}
}
