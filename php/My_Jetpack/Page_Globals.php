<?php

declare( strict_types=1 );

namespace Slipstream\My_Jetpack;

use Slipstream\Connection\Hub\Hub_Memory;
use Slipstream\Connection\Setup\Authorize_Page;
use Slipstream\Connection\State\Connection_Data;
use Slipstream\Connection\State\Site_Connection;
use Slipstream\Modules\Modules;
use WP_REST_Request;

/**
 * Prints JP_CONNECTION_INITIAL_STATE, Initial_State, myJetpackInitialState and myJetpackRest before the script of the
 * page. All of it is what the routes tell the person who looks; no provider is asked, and our own scripts read none of
 * it.
 */
final class Page_Globals {

	public function __construct(
		private Site_Connection $connection,
		private Connection_Data $data,
		private Authorize_Page $authorize_page,
		private Hub_Memory $hub,
		private Modules $modules
	) {}

	/** Prints them before a script. What another script has put there stays. */
	public function print_before( string $handle ): void {
		$lines = array();
		foreach ( $this->all() as $name => $value ) {
			$lines[] = "if ( typeof window.$name !== 'object' ) { window.$name = "
				. wp_json_encode( $value, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES )
				. '; }';
		}
		wp_add_inline_script( $handle, implode( "\n", $lines ), 'before' );
	}

	/** @return array<string, array<string, mixed>> All of them, by name. */
	public function all(): array {
		$data = $this->data->start_data();
		return array(
			'JP_CONNECTION_INITIAL_STATE' => $this->connection( $data ),
			'Initial_State'               => (
				new Dashboard_State( $this->connection, $this->authorize_page, $this->hub, $data )
			)->all(),
			'myJetpackInitialState'       => ( new Products_State( $this->connection, $this->modules, $data ) )->all(),
			'myJetpackRest'               => self::rest(),
		);
	}

	/** @return array<string, mixed> What a route tells the current user; nothing if it refuses. */
	public static function read( string $path ): array {
		$answer = rest_do_request( new WP_REST_Request( 'GET', $path ) );
		return $answer->is_error() ? array() : (array) $answer->get_data();
	}

	/** @return array{apiRoot: string, apiNonce: string} Where the REST API is, and the nonce for it. */
	private static function rest(): array {
		return array(
			'apiRoot'  => esc_url_raw( rest_url() ),
			'apiNonce' => wp_create_nonce( 'wp_rest' ),
		);
	}

	/**
	 * @param array<string, mixed> $data What our own scripts start with.
	 * @return array<string, mixed>
	 */
	private function connection( array $data ): array {
		$owner   = get_userdata( $this->connection->owner_id() );
		$visible = current_user_can( 'jetpack_connect_user' ) && false !== $owner;
		return self::rest() + array_intersect_key(
			$data,
			array_flip(
				array(
					'registrationNonce',
					'connectionStatus',
					'userConnectionData',
					'connectedPlugins',
					'connectionErrors',
					'isOfflineMode',
				)
			)
		) + array(
			'wpVersion'               => get_bloginfo( 'version' ),
			'siteSuffix'              => $this->connection->site_suffix(),
			'calypsoEnv'              => '',
			'isOwnershipTransferable' => false !== $owner && current_user_can( 'jetpack_disconnect' ),
			'connectionOwner'         => $visible ? array(
				'id'          => $owner->ID,
				'displayName' => $owner->display_name,
			) : null,
		);
	}
}
