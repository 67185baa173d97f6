<?php

declare( strict_types=1 );

namespace Slipstream\Verification\Rest;

use Slipstream\Connection\Rest\Connection_Route;
use WP_Error;
use WP_REST_Server;

/**
 * Whether Google takes the site for verified, Google alone can tell, to who is signed in there. This site has no such
 * account, so that jetpack/v4/verify-site/google answers neither yes nor no.
 */
final class Verify_Site_Controller extends Connection_Route {

	public function register_routes(): void {
		$id   = array(
			'type'    => 'integer',
			'minimum' => 1,
			'maximum' => PHP_INT_MAX,
		);
		$may  = array( $this, 'permissions_check' );
		$read = WP_REST_Server::READABLE;
		$this->route(
			'jetpack/v4',
			'/verify-site/google',
			array(
				$this->handler( $read, 'get_verified', $may ),
				$this->handler(
					WP_REST_Server::EDITABLE,
					'verify',
					$may,
					array( 'keyring_id' => array( 'required' => true ) + $id )
				),
			)
		);
		$this->route(
			'jetpack/v4',
			'/verify-site/google/(?P<id>\d+)',
			array( $this->handler( $read, 'get_verified', $may, array( 'id' => $id ) ) )
		);
	}

	/** Who may change settings may ask. */
	public function permissions_check(): bool|WP_Error {
		return $this->check( 'configure_modules', 'invalid_user_permission_configure_modules' );
	}

	/** Whether the site is verified: not known. */
	public function get_verified(): WP_Error {
		return new WP_Error(
			'error_checking_if_site_verified_google',
			__(
				'This site is not connected to a Google account. To see whether it is verified, check Google Search Console.',
				'slipstream'
			),
			array( 'status' => 424 )
		);
	}

	/** Has Google verify the site: not possible from here. */
	public function verify(): WP_Error {
		return new WP_Error(
			'error_verifying_site_google',
			__(
				'This site has no connection to a Google account. Enter the tag that Search Console gives you, then press "Verify" there.',
				'slipstream'
			),
			array( 'status' => 424 )
		);
	}

	/**
	 * @param string $path Not used: both are alike.
	 * @return array<string, mixed>
	 */
	protected function schema( string $path ): array {
		return self::schema_of(
			'site-verification',
			array(
				'verified' => 'boolean',
				'token'    => 'string',
			)
		);
	}

	protected function argument_help(): array {
		return array(
			'keyring_id' => array(
				'description' => __( 'The Google account’s ID at Jetpack.', 'slipstream' ),
				'example'     => 1,
			),
			'id'         => array(
				'description' => __( 'The Google account’s ID at Jetpack.', 'slipstream' ),
				'example'     => 1,
			),
		);
	}
}
