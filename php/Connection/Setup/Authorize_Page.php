<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Setup;

use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Providers\Provider_Address;
use Slipstream\Connection\State\Site_Connection;
use Slipstream\Http\Request_Error;

/**
 * Clients send the browser to the provider to link a user. This address does so: if the site is its own provider it
 * links and goes on, otherwise it leads to the consent page of the hub, whose requests end too soon to be given to a
 * page beforehand.
 */
final class Authorize_Page {

	public const ACTION = 'slipstream_authorize';

	/** Where users go on to by default. */
	private const LANDING = 'admin.php?page=my-jetpack';

	public function __construct(
		private Site_Connection $connection,
		private Provider_Address $address,
		private Authorization $authorization
	) {}

	/**
	 * The address for the current user.
	 *
	 * @param string $redirect_uri Where to go on to: an address of this site, or one relative to the administration.
	 */
	public function url( string $redirect_uri = '', string $from = '' ): string {
		$address = add_query_arg(
			array(
				'action'   => self::ACTION,
				'_wpnonce' => wp_create_nonce( self::ACTION ),
				'redirect' => rawurlencode( '' === $redirect_uri ? self::LANDING : $redirect_uri ),
			) + ( '' === $from ? array() : array( 'from' => rawurlencode( $from ) ) ),
			admin_url( 'admin-post.php' )
		);
		return esc_url_raw( $address );
	}

	/** Links the user who opened the address, or leads to who does, then goes on. Runs on admin_post_{ACTION}. */
	public function handle(): void {
		check_admin_referer( self::ACTION );
		if ( ! $this->connection->is_registered() && ! current_user_can( 'manage_options' ) ) {
			wp_die(
				esc_html__( 'An administrator must connect the site first.', 'slipstream' ),
				'',
				array( 'response' => 403 )
			);
		}
		$redirect = self::asked( 'redirect', self::LANDING );
		if ( ! $this->address->is_own() ) {
			$this->ask_hub( $redirect );
			return;
		}
		if (
			! $this->connection->is_registered()
			|| ( 0 === $this->connection->owner_id() && current_user_can( 'manage_options' ) )
		) {
			$this->connection->register( get_current_user_id() );
		} else {
			$this->connection->link( get_current_user_id() );
		}
		if ( ! $this->connection->is_user_linked( get_current_user_id() ) ) {
			self::refuse( Connection_Request_Error::database(), $redirect );
			return;
		}
		wp_safe_redirect( self::destination( $redirect ) );
		exit;
	}

	/** Links the user whom the hub leads back, or says why not. Runs on admin_init. */
	public function handle_return(): void {
		// phpcs:ignore WordPress.Security -- The nonce is checked by Authorization::complete(), before anything is done.
		$query = wp_unslash( $_GET );
		if (
			Authorization::HANDLER !== ( $query['handler'] ?? '' )
			|| 'authorize' !== ( $query['action'] ?? '' )
			|| ! is_user_logged_in()
		) {
			return;
		}
		$redirect = self::asked( 'redirect', self::LANDING );
		try {
			if ( $this->address->is_own() ) {
				throw new Request_Error(
					'hub_left',
					__(
						'While you were away, this site left the hub. Your account was not connected there.',
						'slipstream'
					),
					409
				);
			}
			$this->authorization->complete( get_current_user_id(), $query );
		} catch ( Request_Error $error ) {
			self::refuse( $error, $redirect );
			return;
		}
		wp_safe_redirect( self::destination( $redirect ) );
		exit;
	}

	/** @param string $redirect Where to go on to afterwards. */
	private function ask_hub( string $redirect ): void {
		try {
			$page = $this->authorization->request( get_current_user_id(), $redirect, self::asked( 'from', '' ) );
		} catch ( Request_Error $error ) {
			self::refuse( $error, $redirect );
			return;
		}
		wp_redirect( $page ); // phpcs:ignore WordPress.Security.SafeRedirect -- The hub that an administrator has named.
		exit;
	}

	/** Says why the user is not linked, and leads back. */
	private static function refuse( Request_Error $error, string $redirect ): void {
		wp_die(
			'<p>' . esc_html( $error->getMessage() ) . '</p>',
			esc_html__( 'Connection', 'slipstream' ),
			array(
				'response'  => 'access_denied' === $error->error_code ? 200 : $error->http_status, // phpcs:ignore WordPress.Security.EscapeOutput -- A number.
				'code'      => esc_attr( $error->error_code ),
				'link_url'  => esc_url( self::destination( $redirect ) ),
				'link_text' => esc_html__( 'Back to the site', 'slipstream' ),
			)
		);
	}

	/**
	 * The address to go on to; the landing page instead of one of another site.
	 *
	 * @param string $redirect Where to: an address of this site, or one relative to the administration.
	 */
	private static function destination( string $redirect ): string {
		if ( 1 === preg_match( '#^[/\\\\]{2}#', $redirect ) ) {
			return admin_url( self::LANDING );
		}
		$is_whole = 1 === preg_match( '#^[a-z][a-z0-9+.-]*:#i', $redirect )
			|| str_starts_with( $redirect, (string) wp_parse_url( admin_url(), PHP_URL_PATH ) );
		return wp_validate_redirect( $is_whole ? $redirect : admin_url( $redirect ), admin_url( self::LANDING ) );
	}

	private static function asked( string $name, string $default_value ): string {
		// phpcs:ignore WordPress.Security -- Callers check the nonce.
		$value = $_GET[ $name ] ?? null;
		return is_string( $value ) ? sanitize_text_field( wp_unslash( $value ) ) : $default_value;
	}
}
