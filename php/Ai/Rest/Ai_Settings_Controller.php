<?php
/**
 * The AI settings' route.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai\Rest;

use Slipstream\Ai\Engines\Ai_Server;
use Slipstream\Ai\Engines\Engine_Picker;
use Slipstream\Ai\Usage\Ledger;
use Slipstream\Ai\Usage\Limits;
use Slipstream\Rest\Settings_Route;
use WP_Error;
use WP_REST_Controller;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Reads and stores the AI settings: slipstream/v1/ai-settings. The key goes in and never comes out.
 */
final class Ai_Settings_Controller extends WP_REST_Controller {

	use Settings_Route;

	/**
	 * Takes its parts.
	 *
	 * @param Ai_Server     $settings Which AI server the site uses.
	 * @param Engine_Picker $engines  Who answers.
	 * @param Ledger        $ledger   How much is used.
	 */
	public function __construct( private Ai_Server $settings, private Engine_Picker $engines, private Ledger $ledger ) {}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->register_settings( '/ai-settings', $this->args() );
	}

	/**
	 * Tells the settings, and which engine they give.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function get_item( $request ): WP_REST_Response {
		$engine = $this->engines->pick();
		return new WP_REST_Response(
			array(
				'base_url'       => $this->settings->base_url(),
				'model'          => $this->settings->model(),
				'has_key'        => '' !== $this->settings->key(),
				'key_source'     => $this->settings->key_source(),
				'locked'         => array(
					'base_url' => $this->settings->is_locked( Ai_Server::BASE_URL ),
					'model'    => $this->settings->is_locked( Ai_Server::MODEL ),
					'api_key'  => $this->settings->is_locked( Ai_Server::KEY ),
				),
				'engine'         => null === $engine ? 'none' : $engine->name(),
				'streams'        => null !== $engine && $engine->streams(),
				'request_limit'  => ( new Limits() )->site()['requests'],
				'requests_used'  => $this->ledger->used( 'site' )['requests'],
				'connectors_url' => function_exists( 'wp_get_connectors' ) ? admin_url( 'options-connectors.php' ) : '',
			)
		);
	}

	/**
	 * Stores what the request names and leaves the rest.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function update_item( $request ): WP_REST_Response|WP_Error {
		$options = array(
			'base_url' => Ai_Server::BASE_URL,
			'model'    => Ai_Server::MODEL,
			'api_key'  => Ai_Server::KEY,
		);
		foreach ( $options as $name => $option ) {
			if ( isset( $request[ $name ] ) && $this->settings->is_locked( $option ) ) {
				/* translators: %s: a setting's name. */
				return new WP_Error( 'setting_locked', sprintf( __( 'The setting "%s" is fixed in wp-config.php or the environment.', 'slipstream' ), $name ), array( 'status' => 409 ) );
			}
		}
		foreach ( $options as $name => $option ) {
			if ( isset( $request[ $name ] ) ) {
				$this->settings->store( $option, trim( (string) $request[ $name ] ) );
			}
		}
		if ( isset( $request['request_limit'] ) ) {
			update_option( Limits::REQUESTS, (int) $request['request_limit'], false );
		}
		return $this->get_item( $request );
	}

	/**
	 * The arguments.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private function args(): array {
		return array(
			'base_url'      => array(
				'description'       => __( 'Address of the server, http or https; empty for none. May be on this machine or in a private network.', 'slipstream' ),
				'type'              => 'string',
				'maxLength'         => 2000,
				'validate_callback' => array( $this, 'validate_base_url' ),
			),
			'model'         => array(
				'description' => __( 'The model’s name.', 'slipstream' ),
				'type'        => 'string',
				'maxLength'   => 200,
				'pattern'     => '^[^\x00-\x1F\x7F]*$',
			),
			'api_key'       => array(
				'description' => __( 'The server’s API key; empty to remove it. Never returned.', 'slipstream' ),
				'type'        => 'string',
				'maxLength'   => 1000,
				'pattern'     => '^[\x20-\x7E]*$',
			),
			'request_limit' => array(
				'description' => __( 'AI requests a month; 0 for no limit.', 'slipstream' ),
				'type'        => 'integer',
				'minimum'     => 0,
				'maximum'     => 1000000000,
			),
		);
	}

	/**
	 * Whether an address can be used.
	 *
	 * @param mixed                                 $value   What the client sent.
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 * @param string                                $name    The argument's name.
	 */
	public function validate_base_url( mixed $value, WP_REST_Request $request, string $name ): bool|WP_Error {
		$valid = rest_validate_request_arg( $value, $request, $name );
		if ( true !== $valid ) {
			return $valid;
		}
		$url = trim( (string) $value );
		return '' === $url || Ai_Server::is_address( $url ) ? true : new WP_Error( 'rest_invalid_param', __( 'This must be an address that begins with http:// or https://, without user name, query or fragment.', 'slipstream' ) );
	}
}
