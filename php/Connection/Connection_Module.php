<?php
/**
 * The connection of the site to its provider.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Connection;

use Slipstream\Connection\Rest\Connection_Controller;
use Slipstream\Modules\Stored_Data;
use Slipstream\Modules\With_Routes;
use Slipstream\Modules\With_Start_Data;
use Slipstream\Modules\With_Stored_Data;

/**
 * Registers the site, links its users, and tells clients about it.
 */
final class Connection_Module implements With_Routes, With_Start_Data, With_Stored_Data {

	/**
	 * The module's name.
	 */
	public function slug(): string {
		return 'connection';
	}

	/**
	 * Adds its hooks.
	 */
	public function add_hooks(): void {
		if ( is_admin() ) {
			add_action( 'admin_init', fn () => $this->connection()->connect_by_itself( wp_get_current_user() ) );
			add_action( 'admin_post_' . Authorize_Page::ACTION, fn () => $this->authorize_page()->handle() );
		}
	}

	/**
	 * The site's connection.
	 */
	public function connection(): Site_Connection {
		return new Site_Connection();
	}

	/**
	 * The address that links a user.
	 */
	public function authorize_page(): Authorize_Page {
		return new Authorize_Page( $this->connection() );
	}

	/**
	 * Its routes.
	 */
	public function controllers(): array {
		return array( new Connection_Controller( $this->connection(), new Connection_Data( $this->connection() ), $this->authorize_page() ) );
	}

	/**
	 * Where the provider is, and the connection for the current user.
	 */
	public function start_data(): array {
		return array(
			'providerRoot' => static fn (): string => esc_url_raw( rest_url() ),
			'siteSuffix'   => fn (): string => $this->connection()->site_suffix(),
			'siteType'     => static fn (): string => 'self-hosted',
			'blogId'       => fn (): int => $this->connection()->blog_id(),
			'connection'   => fn (): array => ( new Connection_Data( $this->connection() ) )->start_data(),
		);
	}

	/**
	 * What it stores.
	 */
	public function stored_data(): Stored_Data {
		return new Stored_Data( options: array( Site_Connection::OPTION ), user_meta: array( Site_Connection::USER_OPTION ) );
	}
}
