<?php
/**
 * The address that links a user.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Connection;

/**
 * Clients send the browser to the provider to link a user. Where the site is its own provider that is this address, which links and goes on.
 */
final class Authorize_Page {

	public const ACTION = 'slipstream_authorize';

	/**
	 * Where users go on to by default.
	 */
	private const LANDING = 'admin.php?page=my-jetpack';

	/**
	 * Takes the connection.
	 *
	 * @param Site_Connection $connection The site's connection.
	 */
	public function __construct( private Site_Connection $connection ) {}

	/**
	 * The address for the current user.
	 *
	 * @param string $redirect_uri Where to go on to, relative to the administration.
	 */
	public function url( string $redirect_uri = '' ): string {
		$address = add_query_arg(
			array(
				'action'   => self::ACTION,
				'_wpnonce' => wp_create_nonce( self::ACTION ),
				'redirect' => rawurlencode( '' === $redirect_uri ? self::LANDING : $redirect_uri ),
			),
			admin_url( 'admin-post.php' )
		);
		return esc_url_raw( $address );
	}

	/**
	 * Links the user who opened the address, then goes on. Runs on admin_post_{ACTION}.
	 */
	public function handle(): void {
		check_admin_referer( self::ACTION );
		if ( ! $this->connection->is_registered() && ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'An administrator has to connect the site first.', 'slipstream' ), '', array( 'response' => 403 ) );
		}
		if ( ! $this->connection->is_registered() || ( 0 === $this->connection->owner_id() && current_user_can( 'manage_options' ) ) ) {
			$this->connection->register( get_current_user_id() );
		} else {
			$this->connection->link( get_current_user_id() );
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- check_admin_referer() above.
		$redirect = isset( $_GET['redirect'] ) ? sanitize_text_field( wp_unslash( $_GET['redirect'] ) ) : self::LANDING;
		wp_safe_redirect( admin_url( $redirect ) );
		exit;
	}
}
